import type { PinyinMatcher, Simplifier } from '#domain/catalogue/search.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import type { DraftSlot } from '#services/drafts/drafts.port.ts'
import type { FileService } from '#services/products/files.port.ts'
import type { PictureService } from '#services/products/pictures.port.ts'
import type { PublicationPort } from '#services/products/publication.port.ts'
import type { ProductStore } from '#services/products/products.port.ts'
import type { ReporterPort } from '#services/reporter/reporter.port.ts'

/** The ports of the catalogue; they are loaded together by the first page that needs them. */
export interface CatalogueServices {
  readonly products: ProductStore
  readonly pictures: PictureService
  readonly files: FileService
  readonly publication: PublicationPort
  readonly reporter: ReporterPort
  /** The product that is being typed, so that a reload does not lose it. */
  readonly draft: DraftSlot<ProductForm>
  /** Loads the dictionary for Latin input in Chinese, at the first such query (decision P6). */
  readonly pinyin: () => Promise<PinyinMatcher>
  /** Loads the table of simplified characters, at the first Chinese query (decision P6). */
  readonly simplifier: () => Promise<Simplifier>
}
