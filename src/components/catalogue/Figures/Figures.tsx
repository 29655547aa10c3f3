import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { figureSize, type Figure } from '#domain/catalogue/display.ts'
import { typedLang } from '#domain/language.ts'

export interface FiguresProps {
  /** Up to three, see `figuresOf`. */
  readonly figures: ReadonlyArray<Figure>
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
    '--figure': { base: '2rem', sm: '2.75rem', lg: '3rem' },
    '&[data-size=long]': {
      '--figure': { base: '1.375rem', sm: '2.5rem', lg: '1.75rem', xl: '2.25rem' },
      '& .unit': { fontSize: 'sm' },
    },
    '&[data-size=longest]': { '--figure': { base: '1.125rem', sm: '1.75rem' } },
    '& > div': {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The rule; a cell that wraps has its own.
      borderTopWidth: '1px',
      borderTopColor: 'border.strong',
      paddingTop: '4',
      paddingInlineEnd: { base: '1', sm: '2' },
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

/** Three specifications as large figures under a hairline. */
export const Figures = ({ figures, blank = false }: FiguresProps) => {
  const { language } = useTranslation('catalogue').i18n
  const lang = (text: string) => typedLang(text, language)
  const shown = blank ? cells : figures
  if (shown.length === 0) return null
  return (
    // The fill script may have written the texts before hydration.
    <Root className="figures" data-size={figureSize(shown)} suppressHydrationWarning>
      {shown.map(({ name, figure, unit, rest, text }, index) => (
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
