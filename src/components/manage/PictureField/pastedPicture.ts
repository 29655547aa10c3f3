/** Whether a file says that it is a picture. */
export const isPicture = ({ type }: { readonly type: string }): boolean => type.startsWith('image/')

/** The picture in the clipboard, or `null`. Spreadsheet programs put one beside the text of copied cells: it is not meant. */
export const pastedPicture = ({ types, files }: DataTransfer): File | null =>
  types.includes('text/plain') ? null : ([...files].find(isPicture) ?? null)
