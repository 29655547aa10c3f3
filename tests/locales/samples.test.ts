import { describe, expect, it } from 'vitest'
import { translations } from '#.storybook/languages.ts'
import { sampleText, shownSample, translateSamples } from '#.storybook/samples.ts'
import products from '#assets/products.json' with { type: 'json' }
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { snippetOf } from '#.storybook/snippet.ts'
import { readFiles } from '#tests/coverage/readFiles.ts'

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
      title: '请先改正2处问题',
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
    expect(sampleText({ locale: 'en' }, args.label)).toBe('Save product')
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

  const tag = {
    path: 'src/components/ui/Tag/Tag.stories.tsx',
    text: `import { fn } from 'storybook/test'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import { Tag, type TagProps } from './Tag.tsx'

const product = sampleProduct('zh')
const marks: TagProps['marks'] = { product, onPress: fn() }
const unused = 1
`,
  }

  it('are read by `t` in a snippet', async () => {
    const code = `const Full = () => <Tag title="$t(manage:a, {'left': '4 MB'})">$t(manage:b.c)</Tag>;`
    const snippet = await snippetOf(code, tag)
    expect(snippet).toContain(
      `return <Tag title={t('manage:a', { left: '4 MB' })}>{t('manage:b.c')}</Tag>`,
    )
  })

  it('are read by `t` in an object and in an expression', async () => {
    const code =
      'const Full = () => <Tag failure={{ text: "$t(manage:b.c)" }}>{`$t(manage:a, {\'count\': 2})`}</Tag>;'
    const snippet = await snippetOf(code, tag)
    expect(snippet).toContain(
      `<Tag failure={{ text: t('manage:b.c') }}>{t('manage:a', { count: 2 })}</Tag>`,
    )
  })

  it('are read by `t` as one of several children, without the parentheses of the story', async () => {
    const code =
      'const Full = () => (\n  <Tag>\n    (\n    <>\n      $t(manage:b.c){" "}\n      <b />\n    </>\n    )\n  </Tag>\n);'
    const snippet = await snippetOf(code, tag)
    expect(snippet).toContain(
      `<Tag>\n      <>\n        {t('manage:b.c')} <b />\n      </>\n    </Tag>`,
    )
  })

  it('stop the build where they are no code', async () => {
    const message =
      "'}' expected. (1:31)\n> 1 | const Full = () => <Tag>$t(manage:a, {'count': 2})</Tag>;"
    await expect(snippetOf(message, tag)).rejects.toThrow(
      `src/components/ui/Tag/Tag.stories.tsx: a story has no code to show: ${message}`,
    )
  })

  it('bring their hook and the components around them', async () => {
    const code = 'const Full = () => (\n  <Tag>\n    <Icon title="$t(manage:b.c)" />\n  </Tag>\n);'
    const snippet = await snippetOf(code, tag)
    expect(snippet).toBe(`import { useTranslation } from 'react-i18next'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'

export const Full = () => {
  const { t } = useTranslation(['manage'])
  return (
    <Tag>
      <Icon title={t('manage:b.c')} />
    </Tag>
  )
}`)
  })

  it('bring the sample data that they name', async () => {
    const code = 'const Full = () => <Tag product={product.name} marks={marks} />;'
    expect(await snippetOf(code, tag))
      .toBe(`import { Tag, type TagProps } from '#components/ui/Tag/Tag.tsx'
import { sampleProduct } from '#.storybook/fixtures/products.ts'

const product = sampleProduct('zh')

const marks: TagProps['marks'] = { product, onPress: () => {} }

export const Full = () => <Tag product={product.name} marks={marks} />`)
  })

  it('have values in single quotes, which a snippet prints in JSX', () => {
    const wrong = readFiles('src/components', /\.stories\.tsx$/u).filter(({ text }) =>
      /\$t\([\w:.]+, \{"/u.test(text),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
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
