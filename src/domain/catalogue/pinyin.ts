/** Readings of one Chinese character, without tones: 行 → `xing`, `hang`. */
export type PinyinReadings = ReadonlyMap<string, readonly string[]>

/** A name prepared for matching: the letters each of its characters may be typed with. */
type Spelled = readonly (readonly string[])[]

/** Answers whether Latin input spells part of a Chinese name. */
export type PinyinMatcher = (name: string, term: string) => boolean

const spell = (name: string, readings: PinyinReadings): Spelled => {
  const spelled: (readonly string[])[] = []
  for (const character of name.toLowerCase()) {
    if (character.trim() !== '') spelled.push(readings.get(character) ?? [character])
  }
  return spelled
}

/** From `at`: each character by a whole reading, by its first letter, or, at the end, by a part. */
const spells = (spelled: Spelled, at: number, term: string, from: number): boolean => {
  if (from === term.length) return true
  for (const reading of spelled[at] ?? []) {
    if (reading[0] !== term[from]) continue
    if (reading.startsWith(term.slice(from))) return true
    if (term.startsWith(reading, from) && spells(spelled, at + 1, term, from + reading.length)) {
      return true
    }
    if (reading.length > 1 && spells(spelled, at + 1, term, from + 1)) return true
  }
  return false
}

/**
 * Makes a matcher from a table of readings: `wurenji`, `wrj` and `wuren` all find 无人机, with every
 * reading of a character that has several (decision P6). Names are spelled once and remembered,
 * because the same list is searched at every keystroke.
 */
export const createPinyinMatcher = (readings: PinyinReadings): PinyinMatcher => {
  const remembered = new Map<string, Spelled>()
  return (name, term) => {
    let spelled = remembered.get(name)
    if (spelled === undefined) {
      spelled = spell(name, readings)
      remembered.set(name, spelled)
    }
    for (let at = 0; at < spelled.length; at += 1) if (spells(spelled, at, term, 0)) return true
    return false
  }
}

/** Whether a query can be pinyin at all; only then is the dictionary worth loading. */
export const wantsPinyin = (query: string): boolean => /[a-zａ-ｚ]/iu.test(query)
