import { chakra } from '@chakra-ui/react/styled-system'
import { shortText } from '#components/theme/shortText.ts'

export interface MeterProps {
  /** What is measured, for assistive technology: 「浏览器存储」 / "Storage in this browser". */
  readonly label: string
  /** Value in the unit of {@link max}. Values outside 0 to `max` are clamped. */
  readonly value: number
  /** Largest value. */
  readonly max: number
  /** The figures as text, always shown: 「已用1.85 MB，共5 MB」. */
  readonly valueText: string
  /** Severity of the value. @defaultValue 'normal' */
  readonly level?: 'normal' | 'warning' | 'error'
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1.5',
    fontSize: 'xs',
    lineHeight: 'snugZh',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...shortText,
  },
})

const Track = chakra('div', {
  base: {
    flex: '1 1 6rem',
    maxWidth: '8rem',
    height: '0.25rem',
    borderRadius: 'xs',
    background: 'strength.track',
    overflow: 'hidden',
    '@media (forced-colors: active)': { height: '0.5rem', border: '1px solid CanvasText' },
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

/** An amount within a known range (brief §5, storage meter) as a thin line, with its figures as text. */
export const Meter = ({ label, value, max, valueText, level = 'normal' }: MeterProps) => {
  const clamped = Math.min(Math.max(value, 0), max)
  return (
    <Root>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamped}
        aria-valuetext={valueText}
      >
        <Bar level={level} style={{ scale: `${max === 0 ? 0 : clamped / max} 1` }} />
      </Track>
      {/* Not every screen reader says the value of a meter. */}
      <span>{valueText}</span>
    </Root>
  )
}
