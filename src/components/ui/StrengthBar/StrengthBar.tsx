import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'

export interface StrengthBarProps {
  /** What is rated: 「密码强度」 / "Password strength". */
  readonly label: string
  /** How many of the five segments are filled, 0 to 5 (spec §5). */
  readonly score: number
  /** Colour of segments and text: score 0–2, 3, 4–5; `none` while there is nothing to rate. */
  readonly level: 'none' | 'weak' | 'medium' | 'strong'
  /** The level as text: 「弱」 / "Weak". */
  readonly levelText: string
  /** The rating is not the whole truth, and a warning says why: the segments are hatched. @defaultValue false */
  readonly hatched?: boolean
}

const segments = [1, 2, 3, 4, 5] as const

const Root = chakra('div', { base: { display: 'grid', gap: '2' } })

const Bar = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '1' },
})

const Segment = chakra('span', {
  base: {
    height: '0.375rem',
    borderRadius: '1px',
    background: 'strength.track',
    transitionProperty: 'background-color',
    transitionDuration: 'base',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  variants: {
    level: {
      none: {},
      weak: { background: 'strength.weak' },
      medium: { background: 'strength.medium' },
      strong: { background: 'strength.strong' },
    },
    hatched: {
      true: {
        backgroundImage:
          'repeating-linear-gradient(-45deg, {colors.strength.track} 0 3px, transparent 3px 7px)',
      },
    },
    filled: {
      true: {
        '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

const Labels = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
})

const LevelText = chakra('span', {
  base: { fontWeight: 'semibold' },
  variants: {
    level: {
      none: { color: 'fg.subtle', fontWeight: 'normal' },
      weak: { color: 'error.fg' },
      medium: { color: 'warning.fg' },
      strong: { color: 'success.fg' },
    },
  },
})

/**
 * Five segments and the level as text (spec §5, brief §5). The rating is readable without colour.
 */
export const StrengthBar = memo(function StrengthBar({
  label,
  score,
  level,
  levelText,
  hatched = false,
}: StrengthBarProps) {
  const labelId = useId()
  return (
    <Root>
      <Bar
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={segments.length}
        aria-valuenow={score}
        aria-valuetext={levelText}
      >
        {segments.map((segment) => (
          <Segment
            key={segment}
            filled={segment <= score}
            hatched={hatched && segment <= score}
            level={segment <= score ? level : 'none'}
          />
        ))}
      </Bar>
      <Labels>
        <chakra.span id={labelId} color="fg.subtle">
          {label}
        </chakra.span>
        <LevelText level={level}>{levelText}</LevelText>
      </Labels>
    </Root>
  )
})
