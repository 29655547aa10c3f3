import type { i18n as I18n } from 'i18next'
import type { TextKey } from '#locales/index.ts'

/** What stands in a text, by the names of its places. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Returns a text as it is read: without the marks of its elements. For an empty element, such as
 * `<address/>`, stands the value of that name.
 *
 * @param key - with its namespace, such as `auth:login.submit`
 */
export const readText = (i18n: I18n, key: TextKey, values: Values = {}): string =>
  (i18n.t as unknown as (key: string, values: Values) => string)(key, values)
    .replaceAll(/<(\w+)\/>/gu, (_, name: string) => String(values[name] ?? ''))
    .replaceAll(/<[^>]+>/gu, '')
