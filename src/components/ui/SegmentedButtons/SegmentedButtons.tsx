import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import styles from './SegmentedButtons.module.css'

/** One of the joined buttons. */
export interface Segment {
  /** Value passed to `onChange`. */
  readonly value: string
  /** Text of the button. */
  readonly label: string
  /** Icon after the text, such as the direction of an order. */
  readonly icon?: IconName
  /** Text of the icon for assistive technology: 「升序」 / "ascending". */
  readonly note?: string
}

export interface SegmentedButtonsProps {
  /** Names the group; visible from 1024 px. */
  readonly label: string
  /** The buttons, in the order shown. */
  readonly segments: ReadonlyArray<Segment>
  /** Value of the pressed button; `null` for none. */
  readonly pressed: string | null
  /** Called with the value of a button, also of the pressed one (to reverse its direction). */
  readonly onPress: (value: string) => void
}

/**
 * Joined buttons, one of them pressed (brief §5, sort bar). The pressed one differs by fill, weight
 * and icon, and by `aria-pressed`.
 */
export const SegmentedButtons = ({ label, segments, pressed, onPress }: SegmentedButtonsProps) => {
  const labelId = useId()
  return (
    <div className={styles.root} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <div className={styles.row}>
        {segments.map(({ value, label: text, icon, note }) => (
          <button
            className={styles.segment}
            key={value}
            type="button"
            aria-pressed={value === pressed}
            onClick={() => onPress(value)}
          >
            <span>{text}</span>
            {note === undefined ? null : <VisuallyHidden>{` ${note}`}</VisuallyHidden>}
            {icon === undefined ? null : <Icon name={icon} size={16} />}
          </button>
        ))}
      </div>
    </div>
  )
}
