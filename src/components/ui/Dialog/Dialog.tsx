import { useEffect, useId, useRef, type ReactNode } from 'react'
import { fields, focusSoon } from '#components/ui/focus.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Names the dialog; for a confirmation the question itself, with the number. */
  readonly title: ReactNode
  /** Consequence of the action, announced with the title. */
  readonly description?: ReactNode
  /** Fields and a `DialogActions` row. Rendered only while open, so that its state is reset. */
  readonly children?: ReactNode
  /** Called on Escape. */
  readonly onClose: () => void
  /** `alertdialog` for the confirmation of a destructive action. @defaultValue 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
}

/**
 * A question or a small form over the page, built on the `dialog` element (brief §5). The page behind
 * is inert, Escape closes the dialog, and the focus returns to the element that opened it. The focus starts on the dialog
 * itself, so that its title is heard and Enter does nothing; its first field has it a moment later.
 */
export const Dialog = ({
  open,
  title,
  description,
  children,
  onClose,
  role = 'dialog',
}: DialogProps) => {
  const id = useId()
  const root = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = root.current
    if (!open || dialog === null) return
    // Keeps the width of the scroll bar, so that the page does not move.
    const { body, documentElement } = document
    body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`
    // React's prop sets no attribute.
    dialog.autofocus = true
    dialog.showModal()
    // Some browsers look for a control all the same.
    dialog.focus()
    const stopWaiting = focusSoon(() => dialog.querySelector<HTMLElement>(fields))
    return () => {
      stopWaiting()
      // Returns the focus, also when the dialog unmounts while open.
      dialog.close()
      body.style.paddingInlineEnd = ''
    }
  }, [open])
  return (
    <dialog
      className={styles.root}
      ref={root}
      role={role === 'alertdialog' ? role : undefined}
      // Not every screen reader says the title when something in the dialog gets the focus.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // The parent decides. `cancel` also bubbles up from a file picker inside.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Browsers close a dialog on the second Escape in a row without a `cancel` event. The event
        // comes later: by then the dialog may be open again.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (open) onClose()
      }}
    >
      {open ? (
        <div className={styles.inner}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          {description === undefined ? null : (
            <p className={styles.description} id={`${id}-description`}>
              {description}
            </p>
          )}
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
