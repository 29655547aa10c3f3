import type { ReactElement } from 'react'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { current } from '#components/illustrations/Circuit/current.ts'
import { branches, breakers, bus, drawings, joints, source } from './circuit.ts'
import styles from './HeroIllustration.module.css'

/** The line of the hero: source, bus, branches, breakers and joints. */
const HeroLine = ({ connected }: { readonly connected: boolean }) => (
  <g className={styles.line} stroke="currentColor" strokeWidth="4">
    {/* A page draws it on screens. */}
    <path className={connected ? styles.bus : undefined} d={bus} strokeWidth="6" />
    {connected ? (
      // A pale copy lies below, so that nothing is missing while the current flows.
      <g className={styles.branches}>
        <path d={branches.map(({ d }) => d).join('')} stroke="var(--pale)" />
        {branches.map(({ d, at }, index) => (
          <path key={d} d={d} data-branch={index} {...current(at, at + 260)} />
        ))}
      </g>
    ) : (
      <path d={branches.map(({ d }) => d).join('')} />
    )}
    <g fill="var(--ground)" strokeWidth="3">
      {breakers.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="16" height="16" />
      ))}
    </g>
    <g fill="currentColor" stroke="none">
      {[source, ...joints].map(([cx, cy, r]) => (
        <circle key={`${String(cx)} ${String(cy)}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  </g>
)

export interface HeroIllustrationProps {
  /**
   * Part of the line of a page: the page draws the bus, and current flows through the branches once a
   * session, where motion is allowed (brief §6). @defaultValue false
   */
  readonly connected?: boolean
  /**
   * Wraps each drawing, for example in a link with a caption: car, chip, drone, phone. While one is
   * hovered or has the focus, it alone carries current. @defaultValue an element without a meaning
   */
  readonly children?: (drawing: ReactElement, index: number) => ReactElement
}

/**
 * The hero's one-line diagram: from a source over a bus to a car, a chip, a drone and a phone, which are
 * drawings of products (brief §1, §5). They come as files. Place it on `bg.subtle`.
 */
export const HeroIllustration = ({
  connected = false,
  children = (drawing, index) => <span key={index}>{drawing}</span>,
}: HeroIllustrationProps) => (
  <div className={styles.root}>
    {drawings.map(({ name }, index) =>
      children(
        <img key={name} className={styles.drawing} src={sampleDrawing(name)} alt="" />,
        index,
      ),
    )}
    <svg viewBox="0 0 720 512" fill="none" aria-hidden="true">
      <path
        transform="translate(112 -16) scale(4)"
        d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54"
        stroke="var(--colors-brand-arc)"
        strokeWidth="3.6"
      />
      <HeroLine connected={connected} />
    </svg>
  </div>
)
