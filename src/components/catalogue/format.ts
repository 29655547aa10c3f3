import type { Language } from '#domain/language.ts'
import { isLanguage } from '#domain/language.ts'

const locale: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-US' }

/** The language of the words on the screen; the key mode of Storybook counts as Chinese. */
export const languageOf = (i18nLanguage: string): Language =>
  isLanguage(i18nLanguage) ? i18nLanguage : 'zh'

// Making a formatter is slow enough to be felt in a list, so each is made once, at its first use.
const made = new Map<string, Intl.NumberFormat>()
const formatter = (language: string, name: string, options: Intl.NumberFormatOptions) => {
  const key = `${language} ${name}`
  let format = made.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale[languageOf(language)], options)
    made.set(key, format)
  }
  return format
}

/** A price in US dollars (decision L4): `US$1,234.50`, and `US$389` where there are no cents. */
export const formatPrice = (price: number, language: string): string =>
  formatter(language, 'price', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)

/** A size as `1.85 MB`; below a tenth of a megabyte as `42 kB`. One unit of storage is a byte. */
export const formatSize = (bytes: number, language: string): string => {
  const small = bytes > 0 && bytes < 104_858
  return formatter(language, small ? 'kB' : 'MB', {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 2,
  }).format(small ? Math.max(1, bytes / 1_024) : bytes / 1_048_576)
}

/** A share from 0 to 1 as `37%`, without decimals. */
export const formatShare = (share: number, language: string): string =>
  formatter(language, 'share', { style: 'percent', maximumFractionDigits: 0 }).format(share)
