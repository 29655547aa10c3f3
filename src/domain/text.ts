/** Length in code points, so that one emoji or rare Han character counts once, as the service counts. */
// oxlint-disable-next-line typescript/no-misused-spread -- code points are what is counted
export const lengthOf = (text: string): number => [...text].length

/** Length in UTF-8 bytes, which is how the account service measures a password. */
export const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length

// Space, control characters and what is drawn as nothing, such as the Hangul filler.
const unseen = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800`
const seen = new RegExp(`[^${unseen}]`, 'u')
const leading = new RegExp(`^[${unseen}]+`, 'u')
// What ends an emoji belongs to it: its joiners, variants and tags stay. Each run is looked at once.
const trailing =
  /(?<![\s\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0])[\s\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]+$/u

/** Whether nothing was entered that can be seen. */
export const isBlank = (text: string): boolean => !seen.test(text)

/**
 * A text as it is kept: composed, so that a letter with its accent is one character however it was
 * entered, and without space and invisible characters around it.
 */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(leading, '').replace(trailing, '')
