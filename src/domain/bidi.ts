/** Letters and signs that change the direction of the text around them. */
const turning = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/u

/**
 * A name as part of a sentence: what turns the direction of text within it, such as U+202E, ends with it. A name without
 * such signs is left as it is.
 */
export const isolated = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/gu, '')}\u2069` : name
