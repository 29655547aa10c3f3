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

/** The parts in which words travel, so that a page brings only what it says. */
export type WordPart = keyof (typeof parts)['zh']

const parts = {
  zh: {
    frame: async () => (await import('./zh/frame.ts')).default,
    home: async () => (await import('./zh/home.ts')).default,
    auth: async () => ({ auth: (await import('./zh/auth.ts')).default }),
    catalogue: async () => ({ catalogue: (await import('./zh/catalogue.ts')).default }),
    dashboard: async () => ({ dashboard: (await import('./zh/dashboard.ts')).default }),
    legal: async () => ({ legal: (await import('./zh/legal.ts')).default }),
    manage: async () => ({ manage: (await import('./zh/manage.ts')).default }),
  },
  en: {
    frame: async () => (await import('./en/frame.ts')).default,
    home: async () => (await import('./en/home.ts')).default,
    auth: async () => ({ auth: (await import('./en/auth.ts')).default }),
    catalogue: async () => ({ catalogue: (await import('./en/catalogue.ts')).default }),
    dashboard: async () => ({ dashboard: (await import('./en/dashboard.ts')).default }),
    legal: async () => ({ legal: (await import('./en/legal.ts')).default }),
    manage: async () => ({ manage: (await import('./en/manage.ts')).default }),
  },
} as const satisfies Record<Language, Readonly<Record<string, () => Promise<object>>>>

/** Loads one part of the words of a language. Rejects when the chunk cannot be fetched. */
export const loadWordPart = (language: Language, part: WordPart): Promise<object> =>
  parts[language][part]()
