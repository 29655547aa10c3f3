import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'

/**
 * The dark modules of a QR code as one SVG path: a rectangle for each run in a row.
 *
 * @param rows - `true` for a dark module
 */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1] === true) return ''
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    .join('')

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** Accessible name. */
  readonly label: string
  /** In place of the code when its script could not be fetched. */
  readonly failed: string
}

interface Drawn {
  readonly size: number
  readonly path: string
}

/** Modules around the code that stay white, which cameras need. */
const quiet = 4

/** The same in both colour modes, because many cameras read no inverted code. */
const [light, dark] = ['#fff', '#000'] as const

/** A QR code as SVG, dark on white in both colour modes. The script that draws it is fetched when it is needed. */
export const QrCode = ({ text, label, failed }: QrCodeProps) => {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    const draw = async (): Promise<Drawn> => {
      const { encode } = await import('uqr')
      const { data, size } = encode(text, { ecc: 'M', border: 0 })
      return { size, path: qrPath(data) }
    }
    draw().then(
      (done) => {
        if (!gone) setDrawn(done)
      },
      () => {
        if (!gone) setDrawn('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [text])
  if (drawn === 'failed')
    return (
      <div className={styles.root} role="alert">
        {failed}
      </div>
    )
  return (
    <div className={styles.root}>
      {drawn === null ? null : (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-quiet} ${-quiet} ${drawn.size + 2 * quiet} ${drawn.size + 2 * quiet}`}
          shapeRendering="crispEdges"
        >
          <rect x={-quiet} y={-quiet} width="100%" height="100%" fill={light} />
          <path d={drawn.path} fill={dark} />
        </svg>
      )}
    </div>
  )
}
