import type { ReactNode } from 'react'
import { frame, stage, type Drawn } from '#components/catalogue/Lineup/lineup.ts'
import { pictureFileOf } from '#components/catalogue/ProductPicture/pictureFile.ts'

export interface DrawingProps {
  /** The product, and how large it is. */
  readonly drawn: Drawn
  /** Stands for a product without a picture, 200 × 120. */
  readonly placeholder?: ReactNode
  /** Begins at the left edge, as a column does. @defaultValue in the middle */
  readonly atStart?: boolean
}

/** A line with a tick at each end. One that is not to scale is interrupted. */
const dimensionLine = (start: number, end: number, broken: boolean): string => {
  const ticks = `M${String(start)} 0V10M${String(end)} 0V10M${String(start)} 5H`
  if (!broken) return `${ticks}${String(end)}`
  const middle = (start + end) / 2
  return `${ticks}${String(middle - 3)}M${String(middle + 3)} 5H${String(end)}M${String(middle - 5)} 9L${String(middle - 1)} 1M${String(middle + 1)} 9L${String(middle + 5)} 1`
}

/** A product on the live line, and the dimension line of its length. Decoration: texts beside it say both. */
export const Drawing = ({ drawn, placeholder, atStart = false }: DrawingProps) => {
  const { source, photo, box, width, height, scale, printed } = drawn
  const left = atStart ? 0 : (stage.width - width) / 2
  const align = atStart ? 'xMin' : 'xMid'
  return (
    <>
      <svg
        className="stage"
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
            <svg width="200" height="120">
              {placeholder}
            </svg>
          ) : (
            <image
              href={pictureFileOf(source)?.small ?? source}
              width={frame.width}
              height={frame.height}
              preserveAspectRatio={photo ? 'xMidYMid slice' : 'xMidYMax'}
            />
          )}
        </svg>
      </svg>
      {printed === null ? null : (
        <svg
          className="dimension"
          viewBox={`0 0 ${String(stage.width)} 13`}
          preserveAspectRatio={`${align}YMin`}
          aria-hidden="true"
        >
          <path d={dimensionLine(left, left + width, scale === 'broken')} />
        </svg>
      )}
    </>
  )
}
