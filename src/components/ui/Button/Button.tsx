import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

export interface ButtonProps {
  /** Text of the button. */
  readonly children: ReactNode
  /** Style: one `solid` per view, `danger` only for destructive actions. @defaultValue 'solid' */
  readonly variant?: 'solid' | 'outline' | 'quiet' | 'danger' | 'outlineDanger' | 'quietDanger'
  /** Height: 36, 44 or 52 px. @defaultValue 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Fills the width of its container. @defaultValue false */
  readonly block?: boolean
  /** Icon before the text. */
  readonly icon?: IconName
  /** Type of the button element. @defaultValue 'button' */
  readonly type?: 'button' | 'submit'
  /**
   * Ignores clicks and does not submit, but stays in the tab order and keeps its focus (brief §5).
   * @defaultValue false
   */
  readonly disabled?: boolean
  /** The action is in progress (decision C2): like `disabled`, announced as busy. @defaultValue false */
  readonly busy?: boolean
  /** Accessible name where the text is not enough. Starts with the text. */
  readonly label?: string
  /** Id of the element that explains the button. */
  readonly describedBy?: string | undefined
  /** Called on a click, Enter or Space, never while `disabled` or `busy`. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The button element, to move focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

const Root = chakra('button', buttonRecipe)

/** A button (brief §5). To navigate use `AppLink`. */
export const Button = ({
  children,
  variant = 'solid',
  size = 'md',
  block = false,
  icon,
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
      variant={variant}
      size={size}
      block={block}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy ? true : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={(event) => {
        // `disabled` would drop the focus; `aria-disabled` keeps it, so the click is ignored here.
        if (idle) onClick?.(event)
        else event.preventDefault()
      }}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </Root>
  )
}
