/** Length in code points, so that one emoji or rare Han character counts once, as the service counts. */
// oxlint-disable-next-line typescript/no-misused-spread -- code points are what is counted
export const lengthOf = (text: string): number => [...text].length

/** Length in UTF-8 bytes, which is how the account service measures a password. */
export const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length

/** Whether nothing but space was entered. */
export const isBlank = (text: string): boolean => text.trim() === ''
