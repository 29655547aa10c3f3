import type { Language } from '#domain/language.ts'
import type zh from './zh/messages.ts'

/** All words of a language; the Chinese files give the shape and the keys. */
export type Messages = typeof zh

type Words<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]>
} & {
  // Chinese has one plural form, English two: an `…_other` of zh asks for an `…_one` in en.
  readonly [K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_one` : never]: string
}

/** What the files of another language must satisfy: every key of `T`, and the plurals of English. */
export type Translation<T> = Words<T>

/** The words at hand, by language. */
export type Bundles = Partial<Record<Language, Translation<Messages> | Messages>>

/** Loads the words of a language as a chunk of its own. Rejects when the chunk cannot be fetched. */
export const loadMessages = async (
  language: Language,
): Promise<Translation<Messages> | Messages> =>
  language === 'zh'
    ? (await import('./zh/messages.ts')).default
    : (await import('./en/messages.ts')).default
