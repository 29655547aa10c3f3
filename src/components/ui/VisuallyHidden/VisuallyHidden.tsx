import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** Text for assistive technology only. */
  readonly children?: ReactNode
  /** Makes it a live region. Render it before its text changes. */
  readonly role?: 'status' | 'alert'
  /** Id that an `aria-describedby` or `aria-labelledby` names. */
  readonly id?: string
}

const Root = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Text that is only for assistive technology. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />
