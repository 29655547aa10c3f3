import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'

/** One of the joined buttons. */
export interface Segment {
  /** Value passed to `onChange`. */
  readonly value: string
  /** Text of the button. */
  readonly label: string
  /** Icon after the text, such as the direction of an order. */
  readonly icon?: IconName
  /** Text of the icon for assistive technology: 「升序」 / "ascending". */
  readonly note?: string
}

export interface SegmentedButtonsProps {
  /** Names the group; visible from 1024 px. */
  readonly label: string
  /** The buttons, in the order shown. */
  readonly segments: ReadonlyArray<Segment>
  /** Value of the pressed button; `null` for none. */
  readonly pressed: string | null
  /** Called with the value of a button, also of the pressed one (to reverse its direction). */
  readonly onPress: (value: string) => void
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: 0,
  },
})

const Label = chakra('span', {
  base: {
    flex: 'none',
    color: 'fg.subtle',
    fontSize: 'sm',
    // Hidden on narrow screens, where it still names the group.
    position: { base: 'absolute', lg: 'static' },
    clipPath: { base: 'inset(50%)', lg: 'none' },
  },
})

// Each button has its own border, because the row wraps at 200 % text.
const Row = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    minWidth: 0,
    paddingStart: '1px',
    paddingTop: '1px',
  },
})

const Button = chakra('button', {
  base: {
    position: 'relative',
    flex: { base: '1 1 auto', md: 'none' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: 'control.md',
    paddingInline: '3.5',
    // The borders of neighbours overlap in both directions.
    marginInlineStart: '-1px',
    marginBlockStart: '-1px',
    borderWidth: '1px',
    borderColor: 'border.control',
    color: 'fg.muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _first: { borderStartStartRadius: 'sm', borderEndStartRadius: 'sm' },
    _last: { borderStartEndRadius: 'sm', borderEndEndRadius: 'sm' },
    _hover: { background: 'bg.muted', color: 'fg' },
    _focusVisible: { zIndex: 2 },
    '&[aria-pressed=true]': {
      zIndex: 1,
      borderColor: 'brand.solid',
      background: 'brand.muted',
      color: 'fg',
      fontWeight: 'semibold',
      '@media (forced-colors: active)': { borderWidth: '2px', borderColor: 'Highlight' },
    },
  },
})

/**
 * Joined buttons, one of them pressed (brief §5, sort bar). The pressed one differs by fill, weight
 * and icon, and by `aria-pressed`.
 */
export const SegmentedButtons = ({ label, segments, pressed, onPress }: SegmentedButtonsProps) => {
  const labelId = useId()
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Row>
        {segments.map(({ value, label: text, icon, note }) => (
          <Button
            key={value}
            type="button"
            aria-pressed={value === pressed}
            onClick={() => onPress(value)}
          >
            <span>{text}</span>
            {note === undefined ? null : <VisuallyHidden>{` ${note}`}</VisuallyHidden>}
            {icon === undefined ? null : <Icon name={icon} size={16} />}
          </Button>
        ))}
      </Row>
    </Root>
  )
}
