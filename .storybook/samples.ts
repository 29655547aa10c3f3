import type { i18n as I18n } from 'i18next'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import products from '#assets/products.json' with { type: 'json' }
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { shownLanguage, translations } from './languages.ts'

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Specifications have no prototype. */
const isSpecifications = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null

/** English names and descriptions of the sample products by their Chinese ones. */
const productTexts = new Map(
  products.products.flatMap(({ zh, en }) => [
    [zh.productName, en.productName],
    [zh.description, en.description],
  ]),
)

/** English specifications of the sample products by their Chinese ones. */
const productSpecifications = new Map(
  products.products.map(({ zh, en }) => [
    JSON.stringify(zh.specifications),
    specificationsFrom(Object.entries(en.specifications)),
  ]),
)

/** A text in English, if it is of a sample product. Stories with many products number their names. */
const productText = (text: string): string => {
  const [, name = '', number = ''] = /^(.*?)( \d+)?$/su.exec(text) ?? []
  return `${productTexts.get(name) ?? name}${number}`
}

/**
 * Replaces the sample texts in the arguments of a story by their translations. A sample text is written
 * as i18next nests one text in another: `$t(manage:form.save)`, or `$t(auth:summary.title, {'count': 2})`.
 * The sample products are written in Chinese.
 *
 * @param value - an argument, or all of them
 * @param i18n - of the language that is shown
 */
export const translateSamples = (value: unknown, i18n: I18n): unknown => {
  if (typeof value === 'string') {
    // In `cimode` keys are shown.
    if (value.includes('$t('))
      return i18n.language === 'cimode' ? value : i18n.t('sample', { defaultValue: value })
    return i18n.language === 'en' ? productText(value) : value
  }
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
  if (isSpecifications(value) && i18n.language === 'en')
    return productSpecifications.get(JSON.stringify(value)) ?? value
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translateSamples(item, i18n)]),
  )
}

/**
 * A sample as a story shows it, to find it in a test.
 *
 * @param globals - of the story's context
 * @param sample - as in the arguments: a product or its name, for example
 */
export const shownSample = <Sample>(
  globals: Readonly<Record<string, unknown>>,
  sample: Sample,
): Sample => translateSamples(sample, translations[shownLanguage(globals)]) as Sample
