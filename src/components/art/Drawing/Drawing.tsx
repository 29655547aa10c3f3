import { chakra } from '@chakra-ui/react'
import { drawn } from '#components/art/drawn.ts'

/** Props of {@link Drawing}. */
export interface DrawingProps {
  /** Text of one of the project's own SVG files (`import x from '#assets/x.svg?raw'`), never of a user. */
  readonly svg: string
  /** What the drawing shows, where no words beside it say so. Without it the drawing is decoration. */
  readonly label?: string | undefined
}

const Root = chakra('span', {
  base: {
    display: 'block',
    minWidth: 0,
    '--live': 'colors.live',
    '& > svg': { display: 'block', width: '100%', height: 'auto' },
  },
})

/**
 * A drawing of the brand, inline, so that `currentColor` and `--live` follow the colour mode
 * (brief §7). As wide as its container; the height follows. The text of the file goes in as it is,
 * which costs less to send and to hydrate than the same paths as elements.
 */
export const Drawing = ({ svg, label }: DrawingProps) => (
  <Root
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
    dangerouslySetInnerHTML={drawn(svg)}
  />
)
