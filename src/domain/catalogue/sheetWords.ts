import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { keysOf } from '#domain/objects.ts'
import type { Category } from './product.ts'
import words from './sheetWords.json'

/** A field of a product that has its own column. */
export type SheetField = keyof typeof words.headings

/** How a sheet says something: written in each language, and others that are read. */
type Words = Readonly<Record<Language | 'others', string>>

const all = ({ zh, en, others }: Words): readonly string[] => [
  zh,
  en,
  ...others.split(', ').filter(Boolean),
]

/** Case, width and space make no difference. */
export const wordKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

const readerOf = <Value extends string>(
  table: Readonly<Record<Value, Words>>,
): ReadonlyMap<string, Value> =>
  new Map(
    keysOf<Value>(table).flatMap((value) =>
      [value, ...all(table[value])].map((name): [string, Value] => [wordKey(name), value]),
    ),
  )

const fields = readerOf<SheetField>(words.headings)
const categoryNames = readerOf<Category>(words.categories)
const availabilityNames = readerOf<'true' | 'false'>(words.availability)

/** Longer cells name nothing. */
const longest = 100

/** What a sheet writes, in a language. */
export const sheetText = {
  heading: (field: SheetField, language: Language) => words.headings[field][language],
  category: (category: Category, language: Language) => words.categories[category][language],
  available: (available: boolean, language: Language) =>
    words.availability[available ? 'true' : 'false'][language],
  /** Texts of the examples of a template: a phone and a drone. */
  examples: (language: Language) => words.examples[language],
}

/** The category that a cell names. */
export const categoryIn = (cell: string): Category | undefined =>
  cell.length > longest ? undefined : categoryNames.get(wordKey(cell))

/** Whether a cell says that a product is on sale; `undefined` for what is neither. */
export const availabilityIn = (cell: string): boolean | undefined => {
  const said = cell.length > longest ? undefined : availabilityNames.get(wordKey(cell))
  return said === undefined ? undefined : said === 'true'
}

/** The field that a heading names, without asterisks and what is in brackets: `*产品名称（必填）`. */
export const fieldOf = (heading: string): SheetField | undefined =>
  heading.length > longest
    ? undefined
    : (fields.get(wordKey(heading)) ??
      fields.get(wordKey(heading.replace(/[*＊]|[（(【[][^（(【[）)】\]]*[）)】\]]/gu, ''))))

/** Whether a heading is one that this site writes. */
export const isOwnHeading = (heading: string, field: SheetField): boolean =>
  heading === words.headings[field].zh || heading === words.headings[field].en

/** The name of a specification under a heading, which may be marked as one. */
export const specificationIn = (heading: string): { name: string; isMarked: boolean } => {
  const mark = all(words.specification).find((start) => heading.startsWith(start.trim()))
  return { name: tidyText(heading.slice(mark?.trim().length)), isMarked: mark !== undefined }
}

/** A heading that says it is a specification, whatever its name. */
export const markedHeading = (name: string, language: Language): string =>
  words.specification[language] + name
