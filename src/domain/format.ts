import { isLanguage, type Language } from '#domain/language.ts'

/** Numbers as the United States write them, because prices are in their currency. */
const numberLocale: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-US' }

/** Language of an i18next language code. `cimode`, which shows keys, counts as Chinese. */
export const languageOf = (i18nLanguage: string): Language =>
  isLanguage(i18nLanguage) ? i18nLanguage : 'zh'

// Creating a formatter is slow in long lists, so each is created once.
const formatters = new Map<string, Intl.NumberFormat>()
const formatter = (language: string, options: Intl.NumberFormatOptions) => {
  const key = language + JSON.stringify(options)
  let format = formatters.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(numberLocale[languageOf(language)], options)
    formatters.set(key, format)
  }
  return format
}

/** A price in US dollars: `US$1,234.50` in Chinese, `$389` in English; cents where there are any, and never 0 for something. */
export const formatPrice = (price: number, language: string): string =>
  formatter(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
    ...(price > 0 && price < 0.005 ? { maximumSignificantDigits: 2 } : {}),
  }).format(price)

/** A size in bytes as `1.85 MB`, or below a tenth of a megabyte as `42 kB` (`42 KB` in Chinese). */
export const formatSize = (bytes: number, language: string): string => {
  const small = bytes > 0 && bytes < 104_858
  const size = formatter(language, {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 2,
  }).format(small ? Math.max(1, bytes / 1_024) : bytes / 1_048_576)
  return languageOf(language) === 'zh' ? size.replace('kB', 'KB') : size
}

/** A size in bytes as `0.33 MB`, for sums of storage: one unit, two decimals, never `0` for something. */
export const formatMegabytes = (bytes: number, language: string): string =>
  formatter(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(bytes === 0 ? 0 : Math.max(0.01, bytes / 1_048_576))

/**
 * A number of pieces as `1,200`. Below a thousand nothing is to be formatted, and the first formatter of a page takes 100 ms on a
 * slow phone.
 */
export const formatCount = (count: number, language: string): string =>
  Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : formatter(language, {}).format(count)

/** A share from 0 to 1 as `37%`, without decimals. */
export const formatShare = (share: number, language: string): string =>
  formatter(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Days as the rest of the English texts are written. */
const dateLocale: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** A day: 「2026年9月1日」, "1 Sept 2026". Without `timeZone` in that of the reader. */
export const formatDay = (language: Language, time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(dateLocale[language], { dateStyle: 'medium', timeZone }).format(time)

/** A moment in the zone of the reader: 「2026年9月1日 08:12」, "1 Sept 2026, 08:12". */
export const formatMoment = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(dateLocale[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
