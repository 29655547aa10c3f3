import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { Button } from '#components/ui/Button/Button.tsx'
import { controlAttributes } from '#components/ui/Field/controlAttributes.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { FieldLabel, FieldRoot } from '#components/ui/Field/parts.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** Names the field: 「产品图片」 / "Picture". */
  readonly label: string
  /** Text of the button, starting with a verb: 「选择图片」. */
  readonly buttonLabel: string
  /** Called with one file, chosen or dropped. Whether it can be used is for the parent to check. */
  readonly onFile: (file: File) => void
  /** What the file dialog offers, e.g. `image/*` or `application/json,.json`. */
  readonly accept: string
  /** Text after the label, such as 「（选填）」. */
  readonly indicator?: string
  /** What is taken, and that it can be dropped here. */
  readonly hint?: string
  /** The whole sentence that says what is wrong with the file. */
  readonly error?: string | undefined
  /** A frame with the file, 96 px wide. */
  readonly preview?: ReactNode
  /** More buttons, such as one that removes the file. */
  readonly actions?: ReactNode
  /** Progress or result of reading the file. */
  readonly status?: ReactNode
  /** Icon of the button. @defaultValue 'upload' */
  readonly icon?: IconName
  /** A file is being read: announced as busy, other files are ignored. @defaultValue false */
  readonly busy?: boolean
  /** The button, to move focus to it. */
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * Takes one file, selected with the button or dropped on the dashed area (brief §5). The button does
 * everything, so a mouse is not needed.
 */
export const FileDrop = ({
  label,
  buttonLabel,
  onFile,
  accept,
  indicator,
  hint,
  error,
  preview,
  actions,
  status,
  icon = 'upload',
  busy = false,
  ref,
}: FileDropProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file !== undefined && !busy) onFile(file)
  }
  // Without this the browser leaves the page and opens the file.
  const allowDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!busy)
  }
  const control = controlAttributes(id, { hint: hint !== undefined, error: error !== undefined })
  return (
    <FieldRoot group={`${id}-label`} invalid={error !== undefined}>
      <FieldLabel id={`${id}-label`} label={label} indicator={indicator} />
      {error === undefined ? null : (
        // Announced at once: it is the result of the last action.
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same */}
      <div
        className={styles.zone}
        data-over={over ? '' : undefined}
        onDragEnter={allowDrop}
        onDragOver={allowDrop}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          // Also fired when the pointer moves to a child.
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
          if (!isInside) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        {preview === undefined ? null : <div className={styles.preview}>{preview}</div>}
        <div className={styles.side}>
          <div className={styles.row}>
            <Button
              ref={ref}
              variant="outline"
              size="sm"
              icon={icon}
              busy={busy}
              describedBy={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              {buttonLabel}
            </Button>
            {actions}
          </div>
          {status}
          {hint === undefined ? null : (
            <p className={styles.note} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        <FileInput ref={input} accept={accept} onFile={take} />
      </div>
    </FieldRoot>
  )
}
