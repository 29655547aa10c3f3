import { chakra } from '@chakra-ui/react'
import { useRef, useState, type Ref } from 'react'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { Field } from '#components/ui/Field/Field.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { flipKeepingCaret } from './flipKeepingCaret.ts'
import { useHideAgain } from './useHideAgain.ts'

/** The words of a {@link PasswordField}'s button. */
export interface PasswordWords {
  /** On the button while the password is hidden: 「显示」 / "Show". */
  readonly show: string
  /** On the button while the password is visible: 「隐藏」 / "Hide". */
  readonly hide: string
  /** Name of the button, with {@link show} in it and the field told apart: 「显示密码」. */
  readonly showLabel: string
  /** Name of the button, with {@link hide} in it: 「隐藏密码」. */
  readonly hideLabel: string
  /** Said once it is visible: 「密码现在可见」 / "Your password is visible". */
  readonly shown: string
  /** Said once it is hidden again. */
  readonly hidden: string
}

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps {
  /** Names the field. */
  readonly label: string
  /** Name of the value in the form. */
  readonly name: string
  /** Which password: password managers fill the one and offer to make the other. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Words of the button that shows and hides the password. */
  readonly words: PasswordWords
  /** Id of the input, for links of an error summary. @default made by React */
  readonly id?: string
  /** The password, when the parent holds it. */
  readonly value?: string
  /** The password at first, when the form holds it. */
  readonly defaultValue?: string
  /** Called with the whole text on every change. */
  readonly onChange?: (value: string) => void
  /** Announced as required. @default false */
  readonly required?: boolean
  /** Helps before anything is typed. */
  readonly hint?: string
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
  /** Id of more that describes the input, such as the strength bar below it. */
  readonly describedBy?: string
  /** The input, to move focus to it. */
  readonly ref?: Ref<HTMLInputElement>
}

const Box = chakra('div', controlBoxRecipe)

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flex: 'none',
    minWidth: 'control.md',
    paddingInline: '3',
    border: '0',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'border',
    borderEndEndRadius: 'sm',
    borderStartEndRadius: 'sm',
    background: 'transparent',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { background: 'brand.subtle' },
    // Inside the box, where the ring of the input would be cut by it.
    _focusVisible: { outlineOffset: '-4px' },
  },
})

/**
 * A password with a button that shows it (spec §5). The button is a real one in the tab order, says
 * in words what it does, and what it did. The password hides itself when its form is sent, and when
 * the page comes back from the browser's history.
 */
export const PasswordField = ({
  id,
  label,
  hint,
  error,
  words,
  required = false,
  describedBy,
  onChange,
  ...rest
}: PasswordFieldProps) => {
  const [visible, setVisible] = useState(false)
  // `null` until the first use: nothing is said on arrival.
  const [said, setSaid] = useState<'shown' | 'hidden' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useHideAgain(box, () => {
    setVisible(false)
    setSaid(null)
  })
  const toggle = () =>
    flipKeepingCaret(box.current?.querySelector('input') ?? null, () => {
      setVisible(!visible)
      setSaid(visible ? 'hidden' : 'shown')
    })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Box ref={box}>
          <chakra.input
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            aria-describedby={
              [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
            aria-required={required ? true : undefined}
            autoCapitalize="none"
            autoCorrect="off"
            // Some browsers send what they check to a server.
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <Toggle
            type="button"
            aria-controls={control.id}
            aria-label={visible ? words.hideLabel : words.showLabel}
            onClick={toggle}
          >
            <Icon name={visible ? 'eyeOff' : 'eye'} size={16} />
            {visible ? words.hide : words.show}
          </Toggle>
          <VisuallyHidden role="status">{said === null ? '' : words[said]}</VisuallyHidden>
        </Box>
      )}
    </Field>
  )
}
