import { useTranslation } from 'react-i18next'
import { type Figure } from '#domain/catalogue/figures.ts'
import { figureSize } from '#components/firstPaint/scripts/productView.ts'
import { typedLang } from '#domain/language.ts'
import styles from './Figures.module.css'

export interface FiguresProps {
  /** Up to three, see `figuresOf`. */
  readonly figures: ReadonlyArray<Figure>
  /** Shows three empty cells, for markup that is filled in later. @defaultValue false */
  readonly blank?: boolean
  /** Small, as on a card on paper. @defaultValue false */
  readonly small?: boolean
}

const empty: Figure = { name: '', figure: '', unit: '', rest: '', text: false }
const cells: readonly Figure[] = [empty, empty, empty]

/** Three specifications as large figures under a hairline. */
export const Figures = ({ figures, blank = false, small = false }: FiguresProps) => {
  const { language } = useTranslation('catalogue').i18n
  const lang = (text: string) => typedLang(text, language)
  const shown = blank ? cells : figures
  if (shown.length === 0) return null
  return (
    // The fill script may have written the texts before hydration.
    <dl
      className={styles.root}
      data-size={small ? 'card' : figureSize(shown)}
      suppressHydrationWarning
    >
      {shown.map(({ name, figure, unit, rest, text }, index) => (
        // Anew when the product is there: the script wrote into the blank ones.
        <div
          key={`${String(blank)} ${String(index)}`}
          data-text={text ? '' : undefined}
          suppressHydrationWarning
        >
          <dt className={styles.name} data-field="label" lang={lang(name)} suppressHydrationWarning>
            {name}
          </dt>
          <dd>
            <span
              className={styles.figure}
              data-field="figure"
              lang={lang(figure)}
              suppressHydrationWarning
            >
              {figure}
            </span>{' '}
            <span
              className={styles.unit}
              data-field="unit"
              lang={lang(unit)}
              suppressHydrationWarning
            >
              {unit}
            </span>
            <span
              className={styles.rest}
              data-field="rest"
              lang={lang(rest)}
              suppressHydrationWarning
            >
              {rest}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
