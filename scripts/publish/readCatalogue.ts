import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
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
  type PublicationFile,
  type PublicationProblem,
} from '#domain/publishing/file.ts'
import { decodeText } from '#domain/catalogue/textFile.ts'
import { CatalogueError, catalogueError } from './catalogueError.ts'
import { encodePicture, type PictureFiles } from './pictures.ts'

/** A catalogue that is ready to be published (decision P9). */
export interface Catalogue {
  readonly publication: Publication
  /** Address of the data file on the site. */
  readonly address: string
  readonly data: Uint8Array
  /** Where each picture lies in the cache, by its address on the site. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Pictures that are encoded at the same time. */
const atOnce = availableParallelism()

/** Reads an export. Its text, up to 256 MB, is held no longer than that takes. */
const readExport = async (file: string): Promise<PublicationFile> => {
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
  return read.value
}

/** Encodes pictures, each once however many products have it. */
const pictureEncoder = (cache: string) => {
  const known = new Map<string, Promise<PictureFiles>>()
  return ({ imageId, imageUrl }: Product): Promise<PictureFiles> => {
    const drawing = drawingIn(imageId)
    // The long text is copied for the few samples only.
    const key = drawing === null ? imageUrl : `${imageUrl} ${drawing}`
    const picture = known.get(key) ?? encodePicture(imageUrl, drawing, cache)
    known.set(key, picture)
    return picture
  }
}

/**
 * Reads an export of the management page and encodes its pictures.
 *
 * @param file - path of the export
 * @param root - the repository, for the cache of encoded pictures
 * @throws CatalogueError that names what is wrong with the file
 */
export const readCatalogue = async (file: string, root: string): Promise<Catalogue> => {
  const { exportedAt, products: exported } = await readExport(file)
  const cache = resolve(root, '.cache/pictures')
  const encodeOnce = pictureEncoder(cache)
  const pictures = new Map<string, string>()
  const problems: PublicationProblem[] = []
  const publish = async (product: Product, index: number): Promise<Product> => {
    if (product.imageUrl === '') return product
    try {
      const { name: imageId, files } = await encodeOnce(product)
      for (const [name, path] of files) pictures.set(`/assets/${name}`, path)
      return { ...product, imageId, imageUrl: '' }
    } catch (cause) {
      // The picture is not to blame for a full disk.
      if (cause instanceof Error && 'syscall' in cause)
        throw new CatalogueError(`${cache} cannot be written: ${cause.message}`, { cause })
      problems.push({ index, name: product.productName, problem: 'badPicture' })
      return product
    }
  }
  const products: Product[] = []
  const wanted = (process.env['CATALOGUE_FIELDS'] ?? '').split(',').map((name) => name.trim())
  const { products: all, left } = withoutUnknownFields(exported, wanted)
  if (left.length > 0) {
    process.stderr.write(
      `Not published, because the site does not know them: ${left.join(', ')}. To publish such fields, name them in CATALOGUE_FIELDS.\n`,
    )
  }
  const waiting = all.entries()
  const work = async () => {
    for (const [index, product] of waiting) products[index] = await publish(product, index)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  problems.sort((a, b) => a.index - b.index)
  if (problems.length > 0) throw catalogueError(file, { code: 'badRecords', problems })
  const publication: Publication = { version: publicationVersion, exportedAt, products }
  const data = Buffer.from(writePublication(publication))
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const address = `/assets/catalogue-${hash}.json`
  return { publication, address, data, pictures }
}
