import type { i18n as I18n } from 'i18next'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { shownLanguage, translations } from './languages.ts'

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Replaces the sample texts in the arguments of a story by their translations. A sample text is written
 * as i18next nests one text in another: `$t(manage:form.save)`, or `$t(auth:summary.title, {'count': 2})`.
 *
 * @param value - an argument, or all of them
 * @param i18n - of the language that is shown
 */
export const translateSamples = (value: unknown, i18n: I18n): unknown => {
  if (typeof value === 'string')
    // In `cimode` keys are shown.
    return value.includes('$t(') && i18n.language !== 'cimode'
      ? i18n.t('sample', { defaultValue: value })
      : value
  if (Array.isArray(value)) return value.map((item) => translateSamples(item, i18n))
  if (isValidElement<{ readonly children?: ReactNode }>(value)) {
    const { children, ...props } = value.props
    const translated = translateSamples(children, i18n) as ReactNode
    return cloneElement(
      value,
      translateSamples(props, i18n) as object,
      ...(Array.isArray(translated) ? (translated as ReactNode[]) : [translated]),
    )
  }
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translateSamples(item, i18n)]),
  )
}

/**
 * The sample text as a story shows it, to find it in a test.
 *
 * @param globals - of the story's context
 * @param sample - as in the arguments, such as `$t(manage:form.save)`
 */
export const sampleText = (globals: Readonly<Record<string, unknown>>, sample: string): string =>
  String(translateSamples(sample, translations[shownLanguage(globals)]))
