import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react'

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it lies over the page. */
  readonly open: boolean
  /** Names the dialog; for a confirmation the question itself, with the number. */
  readonly title: ReactNode
  /** What follows from it, read out together with the title. */
  readonly description?: ReactNode
  /** Fields and a `DialogActions` row; drawn only while open, so that it always starts afresh. */
  readonly children?: ReactNode
  /** Called when the visitor wants it gone: Escape, or a click beside it where that is allowed. */
  readonly onClose: () => void
  /** `alertdialog` for a confirmation of something that destroys. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * A click beside it closes it. Leave it off where something typed could be lost, and for
   * confirmations. @default false
   */
  readonly closesOnBackdrop?: boolean
  /** What takes the focus first. @default the first control inside */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: 'calc(100% - 2rem)',
    maxWidth: '27.5rem',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: 0,
    border: '0',
    borderRadius: 'lg',
    background: 'bg.panel',
    boxShadow: 'dialog',
    color: 'fg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': {
      animationName: 'dialogIn',
      animationDuration: 'base',
      animationTimingFunction: 'out',
    },
    '&::backdrop': { background: 'overlay.scrim' },
    '&[open]::backdrop': { animationName: 'fadeIn', animationDuration: 'base' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

// The padding is the inner box's, so that a click on the dialog itself is a click beside it.
const Inner = chakra('div', { base: { padding: { base: '5', sm: '6' } } })
const Title = chakra('h2', { base: { fontSize: 'xl' } })
const Description = chakra('p', { base: { marginTop: '2', color: 'fg.muted' } })

/**
 * A question or a small form over the page, on the browser's own `dialog` (brief §5): the page
 * behind is out of reach, Escape closes, and the focus goes back to where it came from.
 */
export const Dialog = ({
  open,
  title,
  description,
  children,
  onClose,
  role = 'dialog',
  closesOnBackdrop = false,
  initialFocus,
}: DialogProps) => {
  const id = useId()
  const root = useRef<HTMLDialogElement>(null)
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus())
  useEffect(() => {
    const dialog = root.current
    if (!open || dialog === null) return
    // The scroll bar goes while the page is held still: its width is kept, so that nothing jumps.
    const { body, documentElement } = document
    body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`
    dialog.showModal()
    focusFirst()
    return () => {
      // Gives the focus back, also when the dialog leaves the page while it is open.
      dialog.close()
      body.style.paddingInlineEnd = ''
    }
  }, [open])
  return (
    <Root
      ref={root}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // Whether it closes is for the parent to say. Not for what bubbles up from inside, such as
        // a file picker that was left.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Browsers close at the second Escape in a row without asking.
        if (open && event.target === event.currentTarget) onClose()
      }}
      onMouseDown={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose()
      }}
    >
      {open ? (
        <Inner>
          <Title id={`${id}-title`}>{title}</Title>
          {description === undefined ? null : (
            <Description id={`${id}-description`}>{description}</Description>
          )}
          {children}
        </Inner>
      ) : null}
    </Root>
  )
}
