import { chakra } from '@chakra-ui/react'
import { Icon } from '#components/ui/Icon/Icon.tsx'

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** Id that the control's `aria-describedby` names. */
  readonly id: string
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
    lineHeight: 'snug',
    '& > svg': { marginTop: '0.125em' },
  },
})

/**
 * The words of a field's problem with their icon (brief §5). Not a live region: the error summary
 * takes the focus and says all problems once.
 */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <Root id={id}>
    <Icon name="error" size={16} />
    {children}
  </Root>
)
