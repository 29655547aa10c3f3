import type { ReactNode } from 'react'
import styles from './parts.module.css'

export interface FieldRootProps {
  /** Whether a bar at its start marks an error. */
  readonly invalid: boolean
  /** Id of the label where the field has more than one control. */
  readonly group?: string
  /** Label, hint, error and control. */
  readonly children: ReactNode
}

/** Box of a field. */
export const FieldRoot = ({ invalid, group, children }: FieldRootProps) => (
  <div
    className={styles.root}
    {...(group === undefined ? {} : { role: 'group', 'aria-labelledby': group })}
    data-error={invalid ? '' : undefined}
  >
    {children}
  </div>
)

export interface FieldLabelProps {
  /** Id of the control. Without one it names a group, by its {@link id}. */
  readonly control?: string
  /** Its own id. */
  readonly id?: string
  /** Name of the field. */
  readonly label: string
  /** Text after the label in lighter weight, such as 「（选填）」 / "(optional)". */
  readonly indicator?: string | undefined
}

/** Name of a field. */
export const FieldLabel = ({ control, id, label, indicator }: FieldLabelProps) => {
  const text = (
    <>
      <span>{label}</span>
      {indicator === undefined ? null : (
        <>
          {' '}
          <span className={styles.indicator}>{indicator}</span>
        </>
      )}
    </>
  )
  return control === undefined ? (
    <span className={styles.label} id={id}>
      {text}
    </span>
  ) : (
    <label className={styles.label} id={id} htmlFor={control}>
      {text}
    </label>
  )
}
