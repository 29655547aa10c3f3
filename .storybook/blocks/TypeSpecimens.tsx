import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { lengthText } from './length.ts'
import { Table } from './Table.tsx'

const Sample = chakra('p', { base: { margin: '0', textWrap: 'balance' } })

const isFigure = (name: string) => name === 'price' || name === 'figure'

type Value = string | Readonly<Record<string, string>>

/** A value of a text style, with tokens resolved: `38 px (2.375 rem), from md 48 px (3 rem)`, `zh 1.36, en 1.25`. */
const described = (
  value: Value,
  scale: Readonly<Record<string, { readonly value: string | number }>>,
) => {
  const resolved = (token: string) => {
    const found = `${scale[token]?.value ?? token}`
    return found.endsWith('rem') ? lengthText(found) : found
  }
  if (typeof value === 'string') return resolved(value)
  return Object.entries(value)
    .map(([at, token]) => {
      if (at === 'base') return resolved(token)
      return `${at === 'zh' || at === 'en' ? at : `from ${at}`} ${resolved(token)}`
    })
    .join(', ')
}

/** What each style is for. */
const uses: Readonly<Record<keyof typeof design.textStyles, string>> = {
  h1: 'the title of a page',
  h2: 'the title of a section',
  h3: 'the title of a panel, or of a part of a form',
  lead: 'the sentence under a title',
  body: 'running text',
  small: 'secondary text, and the text of tables',
  label: 'labels, and the heads of tables',
  caption: 'notes beside a drawing or a figure',
  price: 'the price on a card',
  figure: 'the price of a product page',
}

const { fontSizes, lineHeights, fontWeights } = design.tokens

/** Every text style in Chinese and English, as on the site, with its size, line height and weight. */
export const TypeSpecimens = () => (
  <Table
    label="Text styles"
    heads={['Style', '中文', 'English']}
    rows={Object.entries(design.textStyles).map(([name, style]) => [
      <Fragment key="name">
        <code>{name}</code>, for {uses[name as keyof typeof uses]}: size{' '}
        {described(style.fontSize, fontSizes)}, line height{' '}
        {described(style.lineHeight, lineHeights)}, weight{' '}
        {described(style.fontWeight, fontWeights)}
      </Fragment>,
      <Sample key="zh" lang="zh-CN" textStyle={name}>
        {isFigure(name) ? 'US$32,800' : '让每一度电都用在该用的地方。'}
      </Sample>,
      <Sample key="en" lang="en" textStyle={name}>
        {isFigure(name) ? '$32,800' : 'Every watt where it counts.'}
      </Sample>,
    ])}
  />
)
