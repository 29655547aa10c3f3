import { chakra } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent, ReactNode } from 'react'

export interface HeaderButtonProps {
  /** Icon and text. */
  readonly children: ReactNode
  /** Id of the popover that the button opens and closes, with or without script. */
  readonly opens: string
  /** Whether that popover shows. */
  readonly open: boolean
  /** Accessible name where the text is not enough. Contains the text. */
  readonly label?: string
  /** Keys beyond Enter and Space. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: 'control.md',
    minHeight: 'control.md',
    paddingInline: '2.5',
    borderRadius: 'sm',
    color: 'fg',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // As high as the button beside it.
    '@container (min-width: 75rem)': { minHeight: 'control.sm' },
    _hover: { background: 'bg.muted' },
    '&[data-open]': { background: 'bg.muted' },
  },
})

/** A quiet button of the header that opens one of its menus. */
export const HeaderButton = ({ children, opens, open, label, onKeyDown }: HeaderButtonProps) => (
  <Root
    type="button"
    popoverTarget={opens}
    // The state for assistive technology is the browser's own: with another it would be said twice.
    data-open={open ? '' : undefined}
    aria-label={label}
    onKeyDown={onKeyDown}
  >
    {children}
  </Root>
)
