import { chakra } from '@chakra-ui/react/styled-system'
import { large, windowLine } from '#components/illustrations/windowLine.ts'
import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'

const Root = chakra('div', {
  base: {
    ...windowLine,
    '--ground': 'colors.bg',
    '--arc': 'colors.border',
    '@media (forced-colors: active)': { '--ground': 'Canvas', '--dead': 'GrayText' },
  },
})

const piece = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - var(--line) / 2)',
  width: '100vw',
  height: 'var(--line)',
} as const

const Line = chakra('div', {
  base: {
    '--line': '2px',
    '--mark': '112px',
    '--stroke': 'calc(2px * 288 / 112)',
    position: 'relative',
    width: 'var(--mark)',
    height: 'var(--mark)',
    // The arc, and not its box, ends at the edge of the page.
    marginInlineStart: 'auto',
    marginInlineEnd: 'round(var(--mark) * -0.137, 1px)',
    _before: { ...piece, insetInlineEnd: 'calc(100% - 1px)', background: 'var(--live)' },
    _after: { ...piece, insetInlineStart: 'calc(100% - 1px)', background: 'var(--dead)' },
    [large]: { '--line': '4px', '--mark': '168px', '--stroke': 'calc(4px * 288 / 168)' },
  },
})

/**
 * The line from edge to edge of the window, open in the mark, for pages and data that are missing or
 * broken (brief §1, §5). Decoration.
 */
export const NotFoundIllustration = () => (
  <Root>
    <Line>
      <OpenMarkIllustration />
    </Line>
  </Root>
)
