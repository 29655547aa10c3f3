import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type Ref } from 'react'
import { usePopoverMenu } from '#components/layout/usePopover.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { MenuPanel, type MenuAction } from './MenuPanel.tsx'

export interface ActionMenuProps {
  /** Name of the button, which shows three dots. */
  readonly label: string
  /** The actions from top to bottom. */
  readonly actions: ReadonlyArray<MenuAction>
  /** Height of the button, as that of others. @defaultValue 'md' */
  readonly size?: 'sm' | 'md'
  /** The button, to move focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

const Opener = chakra('button', buttonRecipe, {
  defaultProps: { variant: 'outline' },
})

/** A button of three dots that opens a short list of rare actions. */
export const ActionMenu = ({ label, actions, size = 'md', ref }: ActionMenuProps) => {
  const id = useId()
  const menu = usePopoverMenu()
  return (
    <>
      <Opener
        ref={ref}
        type="button"
        size={size}
        popoverTarget={id}
        aria-label={label}
        onKeyDown={menu.onKeyDown}
      >
        <Icon name="more" />
      </Opener>
      <MenuPanel id={id} menu={menu} label={label} actions={actions} />
    </>
  )
}
