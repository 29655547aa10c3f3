import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'

export interface EmptyStateProps {
  /** Illustration above the text, as wide as the page. Decoration. */
  readonly illustration?: ReactNode
  /** Small, before the title, instead of an illustration. Decoration. */
  readonly icon?: IconName
  /** Stands right under the control that it is the result of, such as a search. @defaultValue false */
  readonly compact?: boolean
  /** What is the case: 「还没有产品」 / "No products yet". */
  readonly title: string
  /** Level of the heading in the page's outline. @defaultValue 2 */
  readonly level?: 1 | 2 | 3
  /** What to do about it, in a sentence. */
  readonly children?: ReactNode
  /** Ways on: links or outline buttons, and the main action of the page where it is this. */
  readonly actions?: ReactNode
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    // The illustration may be narrower than it wants to be: at 320 px with text twice as large.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '2',
    paddingBlock: { base: '6', md: '8' },
    '&[data-compact]': { paddingBlock: '0.5rem 2rem' },
    '& > .icon': { color: 'live', lineHeight: '1' },
  },
})

const Illustration = chakra('div', {
  base: { width: '100%', marginBottom: { base: '4', lg: '6' } },
})

const Title = chakra('h2', { base: { fontSize: { base: '2xl', lg: '3xl' } } })

const Text = chakra('div', {
  base: { maxWidth: '34em', color: 'fg.muted', ...shortText },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', rowGap: '2.5', columnGap: '5', marginTop: '3' },
})

/** A list or page that has nothing to show, and why, and what to do (brief §5). */
export const EmptyState = ({
  illustration,
  icon,
  compact = false,
  title,
  level = 2,
  children,
  actions,
}: EmptyStateProps) => (
  <Root data-compact={compact ? '' : undefined}>
    {illustration === undefined ? null : <Illustration>{illustration}</Illustration>}
    {icon === undefined ? null : (
      <span className="icon">
        <Icon name={icon} size={24} />
      </span>
    )}
    <Title as={`h${level}`}>{title}</Title>
    {children === undefined ? null : <Text>{children}</Text>}
    {actions === undefined ? null : <Actions>{actions}</Actions>}
  </Root>
)
