import { Icon } from '#components/ui/Icon/Icon.tsx'
import styles from './FieldError.module.css'

export interface FieldErrorProps {
  /** Id that the control's `aria-describedby` names. */
  readonly id: string
  /**
   * The submit after which it is announced, once for each number: where the focus was on the control
   * already, so that moving it there says nothing. @defaultValue not announced
   */
  readonly announced?: number | undefined
  /** The whole sentence that says what is wrong. */
  readonly children: string
}

/**
 * Error text of a field with an icon (brief §5). It is read with the control or the error summary that
 * gets the focus, and is an alert only where the focus does not move.
 */
export const FieldError = ({ id, announced, children }: FieldErrorProps) => (
  <p
    className={styles.root}
    key={announced}
    id={id}
    role={announced === undefined ? undefined : 'alert'}
  >
    <Icon name="error" size={16} />
    <span>{children}</span>
  </p>
)
