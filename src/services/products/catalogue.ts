import type { PinyinMatcher } from '#domain/catalogue/pinyin.ts'
import type { FileService } from '#services/products/files.port.ts'
import type { PictureService } from '#services/products/pictures.port.ts'
import type { ProductStore } from '#services/products/products.port.ts'

/** The ports of the catalogue half; they load together, on the first page that needs them. */
export interface CatalogueServices {
  readonly products: ProductStore
  readonly pictures: PictureService
  readonly files: FileService
  /** Loads the dictionary for Latin input in Chinese, at the first such query (decision P6). */
  readonly pinyin: () => Promise<PinyinMatcher>
}
