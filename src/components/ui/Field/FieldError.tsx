import { chakra } from '@chakra-ui/react/styled-system'
import { shortText } from '#components/theme/shortText.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'

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

const Root = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    color: 'error.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'var(--label-line, {lineHeights.snug})',
    ...shortText,
    '& > svg': { marginTop: '0.125em' },
  },
})

/**
 * Error text of a field with an icon (brief §5). It is read with the control or the error summary that
 * gets the focus, and is an alert only where the focus does not move.
 */
export const FieldError = ({ id, announced, children }: FieldErrorProps) => (
  <Root key={announced} id={id} role={announced === undefined ? undefined : 'alert'}>
    <Icon name="error" size={16} />
    <span>{children}</span>
  </Root>
)
