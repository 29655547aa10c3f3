import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface SvgProps {
  /** Coordinates of the shapes, for example `0 0 200 120`. */
  readonly viewBox: string
  /** What the illustration shows. Leave it out where the text beside it says the same. */
  readonly label?: string | undefined
  /** The shapes. */
  readonly children: ReactNode
}

const Root = chakra('svg', {
  base: { display: 'block', width: '100%', minWidth: 0, height: 'auto', '--live': 'colors.live' },
})

/**
 * Root of an inline illustration. `currentColor` and `--live` follow the colour mode (brief §7). It
 * is as wide as its container, and is hidden from assistive technology unless it has a label.
 */
export const Svg = ({ viewBox, label, children }: SvgProps) => (
  <Root
    viewBox={viewBox}
    fill="none"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    {children}
  </Root>
)
