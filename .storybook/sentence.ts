/** Turns the name of a story into sentence case: `Long Text` becomes "Long text". */
export const sentence = (name: string): string =>
  name.replaceAll(/(?<=\w )[A-Z](?=[a-z])/gu, (letter) => letter.toLowerCase())
