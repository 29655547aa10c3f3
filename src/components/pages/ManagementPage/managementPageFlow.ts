import type { ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import type { RowsFlow } from '#components/manage/ProductTable/useRows.ts'
import type { Backup } from '#components/manage/StatusLine/StatusLine.tsx'
import type { Answers } from '#components/manage/useAnswers.ts'
import type { ProductPlace } from '#domain/catalogue/backupRecord.ts'
import type { Desk } from '#machines/management/desk.ts'
import type { FormFlow } from '#machines/management/form.ts'
import type { ImportFlow } from '#machines/management/importing.ts'

/** The question whether to delete these products: those that are chosen, or all that were there. */
export interface Question {
  readonly kind: 'deleteMany' | 'deleteAll'
  readonly ids: readonly string[]
}

/** What the page shows and may do. */
export interface ManagementPageFlow {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** What is done to the products, one job after another. */
  readonly desk: Desk
  /** What the page itself asks for, and the answers. */
  readonly said: Answers
  readonly form: FormFlow
  readonly importing: ImportFlow
  /** The products after search, filters and order, and what is chosen among them. */
  readonly rows: RowsFlow
  readonly question: Question | null
  readonly setQuestion: (question: Question | null) => void
  /** Hands out the export file. */
  readonly exportAll: () => void
  /** The text of an export was copied and kept. */
  readonly keepText: () => void
  /** When the products were last exported, and where they are. */
  readonly backup: Backup & { readonly place: ProductPlace }
  /** Whether the site publishes a catalogue: these products are not in the list. */
  readonly published: boolean
}
