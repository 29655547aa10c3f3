import { chakra } from '@chakra-ui/react/styled-system'
import { popoverOpen } from '#components/theme/popoverOpen.ts'

/** Right gutter of the page (see `Container`), where the panel lands without anchor positioning. */
const atPageEdge = (gutter: string) => `max(${gutter}, calc(50% - 38.75rem + ${gutter}))`

/** The list of the language menu, under its button. */
export const Panel = chakra('div', {
  base: {
    [popoverOpen]: { display: 'block' },
    position: 'fixed',
    inset: 'auto',
    // The anchor is the button that opened it, without being named.
    positionArea: 'block-end span-inline-start',
    // Browsers without anchor positioning: under the header, at the right edge of the page.
    '@supports not (position-area: block-end)': {
      insetBlockStart: 'calc(3.5rem + 1px)',
      insetInlineEnd: {
        base: atPageEdge('1.25rem'),
        md: atPageEdge('2rem'),
        xl: atPageEdge('2.5rem'),
      },
    },
    width: '11.25rem',
    maxWidth: '100vw',
    marginBlockStart: '1',
    padding: '1.5',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    boxShadow: 'menu',
    transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
    _starting: { opacity: 0, translate: '0 8px' },
  },
})
