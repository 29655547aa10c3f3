import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { shortText } from '#components/theme/shortText.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useLiveRegionReady } from '#components/ui/Banner/useLiveRegionReady.ts'

export interface BannerProps {
  /** Kind of message; sets colours and icon. */
  readonly tone: 'error' | 'warning' | 'success' | 'info'
  /** The sentence in bold. */
  readonly title: ReactNode
  /** More text below the title. */
  readonly children?: ReactNode
  /** Links or small buttons. */
  readonly actions?: ReactNode
  /**
   * How it is announced when it appears: `status` politely, `alert` at once (only for failures of
   * the last action), `off` not at all. @defaultValue 'off'
   */
  readonly live?: 'status' | 'alert' | 'off'
  /** The element, to move focus to it. Use it with `focusable`. */
  readonly ref?: Ref<HTMLDivElement>
  /** Can take the focus by script. @defaultValue false */
  readonly focusable?: boolean
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3.5',
    paddingInline: '4',
    borderRadius: 'sm',
    borderInlineStartWidth: '4px',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: '1.55',
    '& > span': { flex: 'none' },
    // Forced colours remove the background.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  variants: {
    tone: {
      error: {
        background: 'error.subtle',
        borderColor: 'error.solid',
        '& > span': { color: 'error.solid' },
      },
      warning: {
        background: 'warning.subtle',
        borderColor: 'warning.solid',
        '& > span': { color: 'warning.solid' },
      },
      success: {
        background: 'success.subtle',
        borderColor: 'success.solid',
        '& > span': { color: 'success.solid' },
      },
      info: {
        background: 'info.subtle',
        borderColor: 'info.solid',
        '& > span': { color: 'info.solid' },
      },
    },
  },
})

const Text = chakra('div', {
  base: {
    minWidth: 0,
    flex: '1',
    ...shortText,
    '&[data-waiting]': { visibility: 'hidden' },
  },
})
const Title = chakra('p', { base: { fontWeight: 'semibold', textWrap: 'balance' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', columnGap: '5', marginTop: '2' },
})

/**
 * A message about the page or the last action (brief §5). It never disappears by itself. Icon and
 * text show the tone without colour.
 */
export const Banner = ({
  tone,
  title,
  children,
  actions,
  live = 'off',
  focusable = false,
  ref,
}: BannerProps) => {
  const id = useId()
  const ready = useLiveRegionReady(live === 'status')
  return (
    <Root
      ref={ref}
      tone={tone}
      role={live === 'off' ? undefined : live}
      tabIndex={focusable ? -1 : undefined}
    >
      {/* In a span: forced colours reach an icon through its parent only. */}
      <span>
        <Icon name={tone} />
      </span>
      {/* The id makes one object of it: apart, one of title and text is lost beside a move of the focus. */}
      <Text id={id} data-waiting={ready ? undefined : ''}>
        <Title>{title}</Title>
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Text>
    </Root>
  )
}
