import type { usePopoverMenu } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import styles from './MenuPanel.module.css'

/** One action of a menu. */
export interface MenuAction {
  /** Text of the button. */
  readonly label: string
  /** Icon before the text. */
  readonly icon: IconName
  /** Destroys something: stands apart, in red. @defaultValue false */
  readonly danger?: boolean
  /** Only below 480 px, where its button is not on the page. @defaultValue false */
  readonly narrow?: boolean
  /** Cannot be used now; stays in the tab order. @defaultValue false */
  readonly disabled?: boolean
  /** Called on a click, Enter or Space, after the menu has closed. */
  readonly onSelect: () => void
}

export interface MenuPanelProps {
  /** Id that its button names as `popoverTarget`. */
  readonly id: string
  /** Its state and commands. */
  readonly menu: ReturnType<typeof usePopoverMenu>
  /** Name of the list. */
  readonly label: string
  /** The actions from top to bottom. */
  readonly actions: ReadonlyArray<MenuAction>
}

/** The list that a menu's button opens. */
export const MenuPanel = ({ id, menu: { close, panel }, label, actions }: MenuPanelProps) => (
  <div className={styles.root} id={id} {...panel}>
    <ul aria-label={label}>
      {actions.map((action) => (
        <li
          className={styles.item}
          key={action.label}
          data-danger={action.danger === true ? '' : undefined}
          data-narrow={action.narrow === true ? '' : undefined}
        >
          <button
            className={styles.action}
            type="button"
            aria-disabled={action.disabled === true ? true : undefined}
            onClick={() => {
              if (action.disabled === true) return
              close()
              action.onSelect()
            }}
          >
            <Icon name={action.icon} />
            <span>{action.label}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
)
