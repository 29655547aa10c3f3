import type { Language } from '#domain/language.ts'

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** A day: 「2026年9月1日」, "1 Sept 2026" (decision L4). Without `timeZone` in that of the reader. */
export const formatDay = (language: Language, time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone }).format(time)

/** A moment in the zone of the reader: 「2026年9月1日 08:12」, "1 Sept 2026, 08:12" (decision L4). */
export const formatMoment = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
