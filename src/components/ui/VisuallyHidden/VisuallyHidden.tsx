import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** What only assistive technology reads. */
  readonly children?: ReactNode
  /** Makes it a live region that says what arrives in it. The element must stand before its words. */
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

/** Words for assistive technology that the eye gets from the picture of the page. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />
