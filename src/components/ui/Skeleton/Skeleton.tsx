import { chakra } from '@chakra-ui/react'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** What it stands for: a line of text, a picture of 4:3, a control, a small button. @default 'text' */
  readonly shape?: 'text' | 'plate' | 'control' | 'controlSmall'
  /** How wide, as a share of its container. @default 100 */
  readonly percent?: number
}

const Root = chakra('div', {
  base: {
    background: 'bg.muted',
    // A fill vanishes in forced colours; the edge remains.
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  },
  variants: {
    shape: {
      text: { height: '1em', borderRadius: 'sm' },
      plate: { aspectRatio: '4 / 3', borderRadius: 'md' },
      control: { height: 'control.md', borderRadius: 'sm' },
      controlSmall: { height: 'control.sm', borderRadius: 'sm' },
    },
  },
  defaultVariants: { shape: 'text' },
})

/**
 * Place of what is on its way, in its size, so that nothing jumps (brief §5). It does not shimmer,
 * and is not there for assistive technology: the parent says in words that something is loading.
 */
export const Skeleton = ({ shape = 'text', percent = 100 }: SkeletonProps) => (
  <Root shape={shape} aria-hidden="true" css={{ width: `${percent}%` }} />
)
