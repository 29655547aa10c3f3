import { chakra } from '@chakra-ui/react/styled-system'
import { shortText } from '#components/theme/shortText.ts'
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
    ...shortText,
    '& > svg': { marginTop: '0.125em' },
  },
})

/**
 * Error text of a field with an icon (brief §5). It is no live region: the error summary gets the
 * focus and announces all problems once.
 */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <Root id={id}>
    <Icon name="error" size={16} />
    <span>{children}</span>
  </Root>
)
