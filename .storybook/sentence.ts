/** A story's name as a sentence begins: `Long Text`, which comes from the export, is "Long text". */
export const sentence = (name: string): string =>
  name.replaceAll(/(?<=\w )[A-Z](?=[a-z])/gu, (letter) => letter.toLowerCase())
