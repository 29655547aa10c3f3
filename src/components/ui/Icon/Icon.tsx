import { icons, type IconName } from './icons.tsx'
import styles from './Icon.module.css'

export interface IconProps {
  /** Name of the icon. */
  readonly name: IconName
  /** Edge length in pixels: 16 beside small text, 20 in buttons, 24 alone. @defaultValue 20 */
  readonly size?: 16 | 20 | 24
}

/**
 * A line icon in the colour of the text (brief §7). Always decoration: the text beside it or the name
 * of the control around it has the meaning.
 */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    className={styles.root}
    viewBox="0 0 20 20"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    aria-hidden="true"
  >
    {icons[name]}
  </svg>
)
