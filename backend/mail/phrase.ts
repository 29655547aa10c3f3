import { randomInt } from 'node:crypto'

const adjectives =
  'Amber Brave Calm Clever Bright Gentle Golden Happy Quiet Rapid Silver Skillful'.split(' ')
const nouns =
  'anchor bridge canyon engine forest guitar harbour lantern meadow river rocket turbine'.split(' ')

const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** Two words that stand on the page and in the mail, so that a person sees they belong together. */
export const securityPhrase = () => `${pick(adjectives)} ${pick(nouns)}`
