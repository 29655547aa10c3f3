import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { linkRecipe } from '#components/theme/recipes/link.ts'
import { addressFrom } from '#domain/address.ts'

export interface AppLinkProps {
  /** Address inside the site, as spec §2 writes it (`/login`, `/#features`); never with `/en`. */
  readonly to: string
  /** Text of the link, or the card that it wraps. */
  readonly children: ReactNode
  /**
   * `text` is for sentences, `plain` takes the style of its content, `bare` takes the style of the
   * list around it, the others are buttons that go somewhere. @defaultValue 'text'
   */
  readonly variant?: 'text' | 'plain' | 'bare' | 'solid' | 'outline' | 'quiet'
  /** Height of the button variants. @defaultValue 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Fills the width (button variants). @defaultValue false */
  readonly block?: boolean
  /** Icon before the text (button variants). */
  readonly icon?: IconName
  /** Icon after the text (button variants). */
  readonly iconAfter?: IconName
  /** Accessible name where the text is not enough. */
  readonly label?: string
  /** Ids of the elements that describe the link. */
  readonly describedBy?: string
  /** Marks the link of the page that is open, or of the part that is read. @defaultValue false */
  readonly current?: boolean | 'location'
  /** Opens in a new tab, so that nothing typed is lost. The text must say so. @defaultValue false */
  readonly newTab?: boolean
  /** Called before the address changes, to close a menu for example. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

const Text = chakra(Link, linkRecipe)
const Box = chakra(Link, buttonRecipe)

/** The link with its whole address. A change of the query renders no link again. */
const Anchor = memo(function Anchor({
  children,
  variant = 'text',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  label,
  describedBy,
  current = false,
  newTab = false,
  ...rest
}: AppLinkProps) {
  const shared = {
    ...rest,
    // The router knows all routes: it has none to discover.
    discover: 'none' as const,
    target: newTab ? '_blank' : undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-current': current === true ? ('page' as const) : current || undefined,
  }
  if (variant === 'bare') return <Link {...shared}>{children}</Link>
  if (variant === 'text' || variant === 'plain') {
    return (
      <Text {...shared} variant={variant}>
        {children}
      </Text>
    )
  }
  return (
    <Box {...shared} variant={variant} size={size} block={block}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter === undefined ? null : <Icon name={iconAfter} />}
    </Box>
  )
})

/**
 * The one way to another page of the site. It keeps a visitor of `/en/...` under `/en` (decision
 * L5), so that every other component names addresses as the spec does.
 */
export const AppLink = (props: AppLinkProps) => {
  const { pathname } = useLocation()
  return <Anchor {...props} to={addressFrom(props.to, pathname)} />
}
