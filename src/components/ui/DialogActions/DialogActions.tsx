import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface DialogActionsProps {
  /** The buttons; the main or destructive one last. */
  readonly children: ReactNode
}

/** Focus order follows the visual order. Chakra's types do not have the property yet. */
const readingFlow: object = { readingFlow: 'flex-visual' }

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    ...readingFlow,
    flexWrap: { sm: 'wrap' },
    justifyContent: { sm: 'flex-end' },
    gap: '2.5',
    marginTop: '6',
  },
})

/**
 * Buttons of a dialog (brief §5): in a row from 480 px with the main one last, below that stacked
 * with the main one on top.
 */
export const DialogActions = ({ children }: DialogActionsProps) => <Root>{children}</Root>
