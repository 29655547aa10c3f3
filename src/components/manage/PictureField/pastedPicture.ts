import { isPicture } from '#domain/catalogue/picture.rules.ts'

/** The picture in the clipboard, or `null`. Spreadsheet programs put one beside the text of copied cells: it is not meant. */
export const pastedPicture = ({ types, files }: DataTransfer): File | null =>
  types.includes('text/plain') ? null : ([...files].find(isPicture) ?? null)
