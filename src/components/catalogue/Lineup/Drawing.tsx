import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { frame, stage, type Drawn } from '#components/catalogue/Lineup/lineup.ts'
import { needsPlate, pictureFileOf } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { typedLang } from '#domain/language.ts'
import styles from './Drawing.module.css'

export interface DrawingProps {
  /** The product, and how large it is. */
  readonly drawn: Drawn
  /** Stands for a product without a picture, 200 × 120. */
  readonly placeholder?: ReactNode
  /** Begins at the left edge, as a column does. @defaultValue in the middle */
  readonly atStart?: boolean
}

const percent = (units: number) => `${String((units / stage.width) * 100)}%`

/**
 * A product on the live line, and the dimension line of its length. Decoration: texts beside it say both. The element
 * around it is no wider than the stage is drawn.
 */
export const Drawing = ({ drawn, placeholder, atStart = false }: DrawingProps) => {
  const { product, source, photo, box, width, height, printed } = drawn
  const plate = source !== null && needsPlate(source, product.imageId)
  const { i18n } = useTranslation()
  const left = atStart ? 0 : (stage.width - width) / 2
  const align = atStart ? 'xMin' : 'xMid'
  return (
    <>
      <svg
        className={styles.stage}
        viewBox={`0 0 ${String(stage.width)} ${String(stage.height)}`}
        preserveAspectRatio={`${align}YMax`}
        aria-hidden="true"
      >
        <svg
          x={left}
          y={stage.height - height}
          width={width}
          height={height}
          viewBox={[box.x, box.y, box.width, box.height].join(' ')}
        >
          {source === null ? (
            <svg width="200" height="120" opacity="0.4">
              {placeholder}
            </svg>
          ) : (
            <>
              {plate ? (
                <rect className={styles.plate} width={frame.width} height={frame.height} />
              ) : null}
              <image
                href={pictureFileOf(source)?.small ?? source}
                width={frame.width}
                height={frame.height}
                preserveAspectRatio={photo ? 'xMidYMid slice' : 'xMidYMax'}
              />
            </>
          )}
        </svg>
      </svg>
      {printed === null ? null : (
        <svg className={styles.dimension} aria-hidden="true">
          <line x1={percent(left)} x2={percent(left)} y2="12" />
          <line x1={percent(left + width)} x2={percent(left + width)} y2="12" />
          <line x1={percent(left)} x2={percent(left + width)} y1="6" y2="6" />
          <text x={percent(left + width / 2)} y="6" lang={typedLang(printed.value, i18n.language)}>
            {printed.value}
          </text>
        </svg>
      )}
    </>
  )
}
