/** Turns the name of a story into sentence case: `Long Text` becomes "Long text". Names of languages stay. */
export const sentence = (name: string): string =>
  name.replaceAll(/(?<=\w )(?!(?:Chinese|English)\b)[A-Z](?=[a-z ])/gu, (letter) =>
    letter.toLowerCase(),
  )
