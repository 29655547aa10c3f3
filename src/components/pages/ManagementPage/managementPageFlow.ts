import type { ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import type { RowsFlow } from '#components/manage/ProductTable/useRows.ts'
import type { Backup } from '#components/manage/StatusLine/StatusLine.tsx'
import type { ProductPlace } from '#domain/catalogue/backupRecord.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'

/** What the page shows and may do. */
export interface ManagementPageFlow {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** What is done to the products. */
  readonly tasks: ManagementFlow
  /** The products after search, filters and order, and what is chosen among them. */
  readonly rows: RowsFlow
  /** When the products were last exported, and where they are. */
  readonly backup: Backup & { readonly place: ProductPlace }
  /** Whether the site publishes a catalogue: these products are not in the list. */
  readonly published: boolean
}
