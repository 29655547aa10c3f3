import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

/** Props of {@link Meter}. */
export interface MeterProps {
  /** What is measured: 「本机存储」 / "Storage in this browser". */
  readonly label: string
  /** Value in the unit of {@link max}. Values outside 0 to `max` are clamped. */
  readonly value: number
  /** Largest value. */
  readonly max: number
  /** The figures as text, always shown: 「1.85 MB / 5 MB」. */
  readonly valueText: string
  /** Severity of the value. @defaultValue 'normal' */
  readonly level?: 'normal' | 'warning' | 'error'
}

const Root = chakra('div', { base: { display: 'grid', gap: '2' } })

const Text = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.5',
    columnGap: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
})

const Figures = chakra('span', {
  base: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
})

const Track = chakra('div', {
  base: {
    height: '0.625rem',
    borderRadius: 'xs',
    background: 'strength.track',
    overflow: 'hidden',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

const Bar = chakra('div', {
  base: {
    height: '100%',
    transformOrigin: 'left',
    transitionProperty: 'scale, background-color',
    transitionDuration: 'base',
    '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    level: {
      normal: { background: 'brand.solid' },
      warning: { background: 'warning.solid' },
      error: { background: 'error.solid' },
    },
  },
})

/** An amount within a known range (brief §5, storage meter), with its figures as text. */
export const Meter = ({ label, value, max, valueText, level = 'normal' }: MeterProps) => {
  const labelId = useId()
  const held = Math.min(Math.max(value, 0), max)
  return (
    <Root>
      <Text>
        <span id={labelId}>{label}</span>
        <Figures aria-hidden="true">{valueText}</Figures>
      </Text>
      <Track
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={held}
        aria-valuetext={valueText}
      >
        <Bar level={level} style={{ scale: `${max === 0 ? 0 : held / max} 1` }} />
      </Track>
    </Root>
  )
}
