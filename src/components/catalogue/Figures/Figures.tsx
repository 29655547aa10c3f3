import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { figureSize, figuresOf, type Figure } from '#domain/catalogue/display.ts'
import type { Specifications } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'

export interface FiguresProps {
  /** Names and values; three of them are shown, see `figuresOf`. */
  readonly specifications: Specifications
  /** Shows three empty cells, for markup that is filled in later. @defaultValue false */
  readonly blank?: boolean
}

const Root = chakra('dl', {
  base: {
    display: 'grid',
    // Three columns, or fewer with large text on a phone.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
    // Texts alone: a word needs more space than a number.
    '&:has([data-text])': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
      rowGap: '3',
    },
    // A scale of ticks under the rule, as on an instrument.
    backgroundImage:
      'repeating-linear-gradient(to right, {colors.border.control} 0 1px, transparent 1px 12px)',
    backgroundSize: 'calc(100% - 14px) 7px',
    backgroundRepeat: 'no-repeat',
    '--figure': { base: '2rem', sm: '2.75rem', lg: '3rem' },
    '&[data-size=long]': {
      '--figure': { base: '1.375rem', sm: '2.5rem', lg: '1.75rem', xl: '2.25rem' },
      '& .unit': { fontSize: 'sm' },
    },
    '&[data-size=longest]': { '--figure': { base: '1.125rem', sm: '1.75rem' } },
    '& > div': {
      position: 'relative',
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The rule; a cell that wraps has its own.
      borderTopWidth: '1px',
      borderTopColor: 'border.strong',
      paddingTop: '5',
      paddingInlineEnd: { base: '1', sm: '2' },
      _before: {
        content: '""',
        position: 'absolute',
        top: 0,
        left: 0,
        width: '1px',
        height: '16px',
        background: 'border.strong',
      },
      '&:only-of-type': { '--figure': '3.5rem' },
    },
    '& dt, & .rest': {
      fontSize: '0.8125rem',
      lineHeight: 'snugZh',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    '& dt': { lineClamp: '2' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& .figure': { fontSize: 'var(--figure)', fontWeight: 'semibold', lineHeight: '1.15' },
    '& .unit': { fontSize: { base: 'sm', sm: 'md' }, color: 'fg.muted', whiteSpace: 'nowrap' },
    '& .rest': { display: 'block' },
    '& [data-text] .figure': {
      display: 'block',
      paddingTop: '1.5',
      fontSize: { base: 'sm', sm: 'lg' },
      lineHeight: 'snugZh',
      ...shortText,
      lineClamp: '3',
    },
  },
})

const empty: Figure = { name: '', figure: '', unit: '', rest: '', text: false }
const cells: readonly Figure[] = [empty, empty, empty]

/** Three specifications as an instrument row: large figures under a scale of ticks. */
export const Figures = ({ specifications, blank = false }: FiguresProps) => {
  const { language } = useTranslation('catalogue').i18n
  const lang = (text: string) => typedLang(text, language)
  const figures = blank ? cells : figuresOf(specifications)
  if (figures.length === 0) return null
  return (
    // The fill script may have written the texts before hydration.
    <Root className="figures" data-size={figureSize(figures)} suppressHydrationWarning>
      {figures.map(({ name, figure, unit, rest, text }, index) => (
        // Anew when the product is there: the script wrote into the blank ones.
        <div
          key={`${String(blank)} ${String(index)}`}
          data-text={text ? '' : undefined}
          suppressHydrationWarning
        >
          <dt data-field="label" lang={lang(name)} suppressHydrationWarning>
            {name}
          </dt>
          <dd>
            <span
              className="figure"
              data-field="figure"
              lang={lang(figure)}
              suppressHydrationWarning
            >
              {figure}
            </span>{' '}
            <span className="unit" data-field="unit" lang={lang(unit)} suppressHydrationWarning>
              {unit}
            </span>
            <span className="rest" data-field="rest" lang={lang(rest)} suppressHydrationWarning>
              {rest}
            </span>
          </dd>
        </div>
      ))}
    </Root>
  )
}
