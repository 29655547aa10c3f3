import styles from './current.module.css'

/** As long as the animation `flow` of `current.module.css`, in ms. */
const clock = 3400

/**
 * Attributes of an SVG line that current flows through once a session. They count in ms instead of lengths: the dash
 * ends where the current is, and one animation moves the dashes of all lines.
 *
 * @param start - when the current arrives, in ms
 * @param end - when it has filled the line
 */
export const current = (start: number, end: number) => ({
  className: styles.flow,
  pathLength: end - start,
  strokeDasharray: `${String(clock - start)} ${String(clock)}`,
})
