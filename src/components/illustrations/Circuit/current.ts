import styles from './current.module.css'

/** Animations begin at whole steps, and are as long as whole steps, in ms. The CSS knows 20 steps and four lengths. */
const step = 200

/**
 * Attributes of an SVG line that current flows through once a session. They count in ms instead of lengths: the dash
 * ends where the current is. The CSS has the delay in seconds and fifths, and the length of the animation, because the policy of the
 * site allows no `style`, and the dash has the rest. Browsers style and paint a line in each frame of its animation:
 * one animation of the whole time for all lines would keep a slow phone busy while it hydrates (record 010).
 *
 * @param start - when the current arrives, in ms, less than 3,400
 * @param end - when it has filled the line, at most 600 later
 */
export const current = (start: number, end: number) => {
  const from = start % step
  const length = Math.ceil((from + end - start) / step) * step
  return {
    className: styles.flow,
    'data-second': Math.floor(start / 1000),
    'data-fifth': Math.floor((start % 1000) / step),
    'data-length': length,
    pathLength: end - start,
    strokeDasharray: `${String(length - from)} ${String(length)}`,
  }
}
