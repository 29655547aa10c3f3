import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useEffect, useEffectEvent, useRef, useState, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { Field } from '#components/ui/Field/Field.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { onFirstAct } from '#components/ui/focus.ts'
import styles from './PasswordField.module.css'

/**
 * Calls `hide` when the form around `part` is submitted (browsers would remember a visible password
 * as plain text) and when the page is restored from history.
 */
const useAutoHide = (part: RefObject<HTMLElement | null>, hide: () => void): void => {
  const hideNow = useEffectEvent(hide)
  useEffect(() => {
    const onSubmit = () => hideNow()
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) hideNow()
    }
    const form = part.current?.closest('form')
    // In the capture phase: another handler may stop the event.
    form?.addEventListener('submit', onSubmit, { capture: true })
    window.addEventListener('pageshow', onPageShow)
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [part])
}

/**
 * Runs `change`, which changes the type of `input`, and restores the caret or selection.
 */
const keepSelection = (input: HTMLInputElement | null, change: () => void): void => {
  const start = input?.selectionStart ?? null
  const end = input?.selectionEnd ?? null
  flushSync(change)
  const restore = () => {
    // Only when it moved: setting it may scroll, and moves the focus in Safari.
    if (input !== null && (input.selectionStart !== start || input.selectionEnd !== end)) {
      input.setSelectionRange(start, end)
    }
  }
  restore()
  // Chromium moves the caret to the start with the next frame.
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      stop()
      restore()
    })
  })
  const stop = onFirstAct(() => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
}

/** Texts of the button of a {@link PasswordField}. */
export interface PasswordLabels {
  /** Button text while the password is hidden: 「显示」 / "Show". */
  readonly show: string
  /** Button text while the password is visible: 「隐藏」 / "Hide". */
  readonly hide: string
  /** Accessible name, starts with {@link show}; different for each field: 「显示密码」. */
  readonly showLabel: string
  /** Accessible name, starts with {@link hide}: 「隐藏密码」. */
  readonly hideLabel: string
  /** Announced when it becomes visible: 「密码现在可见」 / "Your password is visible". */
  readonly shown: string
  /** Announced when it is hidden again. */
  readonly hidden: string
}

export interface PasswordFieldProps {
  /** Names the field. */
  readonly label: string
  /** Name of the value in the form. */
  readonly name: string
  /** Password managers fill in the first and generate the second. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Texts of the button that shows and hides the password. */
  readonly labels: PasswordLabels
  /** Id of the input, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Initial value. */
  readonly defaultValue?: string
  /** Called with the whole text on every change. */
  readonly onChange?: (value: string) => void
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** Help text. */
  readonly hint?: string
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
  /** What a generated password has to be, in the syntax of the `passwordrules` attribute. */
  readonly rules?: string
  /** The input, to move focus to it. */
  readonly ref?: Ref<HTMLInputElement>
}

const Box = chakra('div', controlBoxRecipe)

/**
 * A password with a button that shows it (spec §5). The button is in the tab order and announces the
 * change. The password is hidden again on submit and when the page is restored from history.
 */
export const PasswordField = memo(function PasswordField({
  id,
  label,
  hint,
  error,
  labels,
  required = false,
  rules,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  // `null` until the first use: nothing is announced at first.
  const [announced, setAnnounced] = useState<'shown' | 'hidden' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useAutoHide(box, () => {
    setVisible(false)
    setAnnounced(null)
  })
  const toggle = () =>
    keepSelection(box.current?.querySelector('input') ?? null, () => {
      setVisible(!visible)
      setAnnounced(visible ? 'hidden' : 'shown')
    })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Box ref={box}>
          <input
            {...rest}
            // Password managers read the attribute, which React does not know.
            {...(rules === undefined ? {} : { passwordrules: rules })}
            {...control}
            type={visible ? 'text' : 'password'}
            data-secret
            aria-required={required ? true : undefined}
            autoCapitalize="none"
            autoCorrect="off"
            // Some browsers send the text to a server to check it.
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button
            className={styles.toggle}
            type="button"
            aria-controls={control.id}
            aria-label={visible ? labels.hideLabel : labels.showLabel}
            onClick={toggle}
          >
            <Icon name={visible ? 'eyeOff' : 'eye'} size={16} />
            <span>{visible ? labels.hide : labels.show}</span>
          </button>
          <VisuallyHidden role="status">
            {announced === null ? '' : labels[announced]}
          </VisuallyHidden>
        </Box>
      )}
    </Field>
  )
})
