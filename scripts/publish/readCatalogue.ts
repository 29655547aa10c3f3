import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { drawingIn } from '#domain/catalogue/ids.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  publicationVersion,
  writePublication,
  type Publication,
} from '#domain/publishing/publication.ts'
import {
  readPublicationFile,
  withoutUnknownFields,
  type PublicationProblem,
} from '#domain/publishing/file.ts'
import { decodeText } from '#domain/catalogue/textFile.ts'
import { CatalogueError, catalogueError } from './catalogueError.ts'
import { encodePicture } from './pictures.ts'

/** A catalogue that is ready to be published (decision P9). */
export interface Catalogue {
  readonly publication: Publication
  /** Address of the data file on the site. */
  readonly address: string
  /** The files to add to the site by address: the data file and the pictures. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Pictures that are encoded at the same time. */
const atOnce = 8

/**
 * Reads an export of the management page and encodes its pictures.
 *
 * @param file - path of the export
 * @param root - the repository, for the cache of encoded pictures
 * @throws CatalogueError that names what is wrong with the file
 */
export const readCatalogue = async (file: string, root: string): Promise<Catalogue> => {
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (cause) {
    throw new CatalogueError(`${file} cannot be read.`, { cause })
  }
  const text = decodeText(bytes)
  if (text === null) throw new CatalogueError(`${file} is not UTF-8. Save it as UTF-8.`)
  const read = readPublicationFile(text)
  if (!read.ok) throw catalogueError(file, read.failure)
  const cache = resolve(root, '.cache/pictures')
  const files = new Map<string, Uint8Array>()
  const sources: Record<string, string> = {}
  const problems: PublicationProblem[] = []
  const publish = async (product: Product, index: number): Promise<Product> => {
    if (product.imageUrl === '') return product
    try {
      const picture = await encodePicture(product.imageUrl, drawingIn(product.imageId), cache)
      for (const [name, content] of picture.files) files.set(`/assets/${name}`, content)
      return { ...product, imageId: picture.name, imageUrl: '' }
    } catch {
      problems.push({ index, name: product.productName, problem: 'badPicture' })
      return product
    }
  }
  const products: Product[] = []
  const wanted = (process.env['CATALOGUE_FIELDS'] ?? '').split(',').map((name) => name.trim())
  const { products: all, left } = withoutUnknownFields(read.value.products, wanted)
  if (left.length > 0) {
    process.stderr.write(
      `Not published, because the site does not know them: ${left.join(', ')}. To publish such fields, name them in CATALOGUE_FIELDS.\n`,
    )
  }
  for (let from = 0; from < all.length; from += atOnce) {
    const batch = all.slice(from, from + atOnce)
    products.push(...(await Promise.all(batch.map((each, at) => publish(each, from + at)))))
  }
  // In the order of the products, not of the encoder: the same export makes the same data file.
  for (const [at, { imageId, imageUrl }] of all.entries()) {
    const picture = products[at]
    if (imageId !== '' && imageUrl !== '' && picture) sources[picture.imageId] = imageId
  }
  if (problems.length > 0) throw catalogueError(file, { code: 'badRecords', problems })
  const { exportedAt } = read.value
  const publication: Publication = { version: publicationVersion, exportedAt, products, sources }
  const data = Buffer.from(writePublication(publication))
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const address = `/assets/catalogue-${hash}.json`
  files.set(address, data)
  return { publication, address, files }
}
