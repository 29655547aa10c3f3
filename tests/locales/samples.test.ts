import { describe, expect, it } from 'vitest'
import { translations } from '#.storybook/languages.ts'
import { shownSample, translateSamples } from '#.storybook/samples.ts'
import products from '#assets/products.json' with { type: 'json' }
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { readFiles } from '#tests/support/readFiles.ts'

describe('sample texts of stories', () => {
  const args = {
    label: '$t(manage:form.save)',
    title: "$t(auth:summary.title, {'count': 2})",
    hints: ['$t(common:action.cancel)', 'linxia@example.com'],
    onChange: () => null,
  }

  it('come from the messages of the language that is shown', () => {
    expect(translateSamples(args, translations.zh)).toEqual({
      ...args,
      label: '保存产品',
      title: '有2处需要修改',
      hints: ['取消', 'linxia@example.com'],
    })
    expect(translateSamples(args, translations.en)).toMatchObject({
      label: 'Save product',
      title: 'There are 2 problems to fix',
    })
  })

  it('are lengthened once as pseudo-text', () => {
    expect(translateSamples('$t(manage:form.save)', translations.pseudo)).toBe(
      translations.pseudo.t('manage:form.save'),
    )
  })

  it('are found by a test in the language of the toolbar', () => {
    expect(shownSample({ locale: 'en' }, args.label)).toBe('Save product')
  })

  it('of products are English in English stories, with the number of one of many', () => {
    const [{ zh, en }] = products.products as [(typeof products.products)[0]]
    const written = {
      productName: `${zh.productName} 12`,
      description: zh.description,
      specifications: specificationsFrom(Object.entries(zh.specifications)),
    }
    expect(shownSample({ locale: 'en' }, written)).toEqual({
      productName: `${en.productName} 12`,
      description: en.description,
      specifications: en.specifications,
    })
    expect(shownSample({ locale: 'zh' }, written)).toEqual(written)
  })

  it('name messages that exist', () => {
    const missing = readFiles('src/components', /\.stories\.tsx$/u).flatMap(({ path, text }) =>
      [...text.matchAll(/\$t\(([\w:.]+)[,)]/gu)]
        .map(([, key = '']) => key)
        .filter((key) => !translations.en.exists(key, { count: 2 }))
        .map((key) => `${path}: there is no ${key}`),
    )
    expect(missing).toEqual([])
  })
})
