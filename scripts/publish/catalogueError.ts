import { limits } from '#domain/limits.ts'
import {
  mostPublished,
  type PublicationProblem,
  type PublicationFailure,
} from '#domain/publishing/file.ts'

/** A file that cannot be published: one sentence, and a line for each record (decision P9). */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

const numberRange = `from 0 to ${limits.number.toLocaleString('en')}`

const sentences: Readonly<Record<PublicationProblem['problem'], string>> = {
  notAnObject: 'it is not an object.',
  badId: '"$id" is missing, or is no text of 1 to 100 characters.',
  badAddress:
    '"$id" may have letters, digits, "_" and "-" only, because it is part of an address; "compare" and "_" are pages.',
  repeatedId: '"$id" is that of a product before it. Capital letters make no difference.',
  badDate: '"createdAt" is no date such as 2026-01-31T12:00:00.000Z.',
  badNumber: '"productId" is no number.',
  badName: `"productName" is no text of 1 to ${limits.productName} characters.`,
  badDescription: `"description" is no text of at most ${limits.description} characters.`,
  badPrice: `"price" is no number ${numberRange}.`,
  badStock: `"stockQuantity" is no whole number ${numberRange}.`,
  badCategory: '"category" is none of car, parts, cpu, phone, game, drone.',
  badAvailability: '"available" is neither true nor false.',
  badPicture: `"imageUrl" is no PNG, JPEG or WebP picture that can be read, or has more than ${limits.dataUrl.toLocaleString('en')} characters.`,
  missingPicture: '"imageId" names a picture that is not in the file. Export the products again.',
  badSpecifications: '"specifications" is no map of text to text within its limits.',
}

/** Most records that are named. */
const mostLines = 10

/** One line about a record. */
const recordLine = ({ index, name, problem }: PublicationProblem): string =>
  `  Product ${index + 1}${name === '' ? '' : ` (${name})`}: ${sentences[problem]}`

const tooMany = `it has more than ${mostPublished.toLocaleString('en')} products.`

const reasons: Readonly<Record<Exclude<PublicationFailure['code'], 'badRecords'>, string>> = {
  fileTooLarge: 'it is larger than 256 MB.',
  notJson: 'it is no JSON.',
  notACatalogue: 'it is no export of the management page.',
  newerFormat: 'a newer version of the site wrote it.',
  tooManyRecords: tooMany,
  tooManyProducts: tooMany,
  nothingInside: 'it has no products.',
}

/** The error of a file that is refused, with what is wrong in it. */
export const catalogueError = (file: string, failure: PublicationFailure): CatalogueError => {
  if (failure.code !== 'badRecords') {
    return new CatalogueError(`${file} cannot be published: ${reasons[failure.code]}`)
  }
  const { problems } = failure
  const more = problems.length - mostLines
  return new CatalogueError(
    [
      `${file} cannot be published:`,
      ...problems.slice(0, mostLines).map(recordLine),
      ...(more > 0 ? [`  … and ${more} more.`] : []),
    ].join('\n'),
  )
}
