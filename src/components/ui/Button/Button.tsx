import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

/** Props of {@link Button}. */
export interface ButtonProps {
  /** The words on the button. */
  readonly children: ReactNode
  /** Weight of the action: one `solid` a view; `danger` only for what destroys. @default 'solid' */
  readonly look?: 'solid' | 'outline' | 'quiet' | 'danger' | 'quietDanger'
  /** Height: 36, 44 or 52 px. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Fills the width of its container. @default false */
  readonly block?: boolean
  /** Drawing before the words. */
  readonly icon?: IconName
  /** Drawing after the words. */
  readonly iconAfter?: IconName
  /** What it does in a form. @default 'button' */
  readonly type?: 'button' | 'submit'
  /**
   * Cannot be used now, but stays in the tab order and keeps focus and width (brief §5): a click
   * does nothing, and `submit` does not submit. @default false
   */
  readonly disabled?: boolean
  /** The action under way (decision C2): as `disabled`, and announced as busy. @default false */
  readonly busy?: boolean
  /** Name for assistive technology where the words alone are not enough. Starts with the words. */
  readonly label?: string
  /** Id of the element that explains the button. */
  readonly describedBy?: string | undefined
  /** Called on a click, Enter or Space, never while `disabled` or `busy`. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The button element, to move focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

const Root = chakra('button', buttonRecipe)

/** A button of the site (brief §5). For going somewhere use a link instead. */
export const Button = ({
  children,
  look = 'solid',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  type = 'button',
  disabled = false,
  busy = false,
  label,
  describedBy,
  onClick,
  ref,
}: ButtonProps) => {
  const idle = !disabled && !busy
  return (
    <Root
      ref={ref}
      type={type}
      look={look}
      size={size}
      block={block}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy ? true : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={(event) => {
        // `aria-disabled` keeps the focus where `disabled` would drop it; the click is stopped here.
        if (idle) onClick?.(event)
        else event.preventDefault()
      }}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
      {iconAfter === undefined ? null : <Icon name={iconAfter} />}
    </Root>
  )
}
