import { chakra } from '@chakra-ui/react'
import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'

const wide = '@container (min-width: 36rem)'

// With layout containment what overflows is only painted: the line reaches the edges of the window.
const Root = chakra('div', {
  base: {
    contain: 'layout',
    containerType: 'inline-size',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '--live': 'colors.live',
    '--dead': 'colors.border.control',
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
    '--stroke': 'calc(2 * 288 / 112)',
    position: 'relative',
    width: 'var(--mark)',
    height: 'var(--mark)',
    marginInlineStart: 'auto',
    _before: { ...piece, insetInlineEnd: 'calc(100% - 1px)', background: 'var(--live)' },
    _after: { ...piece, insetInlineStart: 'calc(100% - 1px)', background: 'var(--dead)' },
    [wide]: { '--line': '4px', '--mark': '168px', '--stroke': 'calc(4 * 288 / 168)' },
  },
})

/**
 * The line from edge to edge of the window, open in the mark, for pages and data that are missing or
 * broken (brief §1, §5). Decoration.
 */
export const NotFoundIllustration = () => (
  <Root aria-hidden="true">
    <Line>
      <OpenMarkIllustration />
    </Line>
  </Root>
)
