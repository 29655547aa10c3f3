import { chakra } from '@chakra-ui/react/styled-system'
import { popoverOpen, type usePopoverMenu } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'

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

// Chakra does not know the property yet.
const flip = { positionTryFallbacks: 'flip-block' } as object

const Panel = chakra('div', {
  base: {
    [popoverOpen]: { display: 'block' },
    position: 'fixed',
    // The anchor is the button that opened it. The start margin keeps it on the page.
    inset: 'auto',
    margin: '0.375rem 0 0 1.25rem',
    positionArea: 'block-end span-inline-start',
    // At the end of the window it opens upwards.
    ...flip,
    // Without anchor positioning it is centred like a dialog, over the page's overlay.
    '@supports not (position-area: block-end)': {
      inset: 0,
      margin: 'auto',
      '&::backdrop': { background: 'overlay.scrim' },
    },
    width: '14.5rem',
    maxWidth: 'calc(100vw - 2.5rem)',
    padding: '1.5',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    boxShadow: 'menu',
    transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
    _starting: { opacity: 0, translate: '0 8px' },
    '& li[data-narrow]': { display: { sm: 'none' } },
    '& li[data-danger]': {
      marginTop: '1.5',
      paddingTop: '1.5',
      borderTop: '1px solid {colors.border}',
    },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: 'control.md',
      paddingInline: '3',
      borderRadius: 'sm',
      color: 'fg',
      fontSize: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { color: 'fg.muted' },
      _hover: { background: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-disabled=true]': {
        color: 'fg.subtle',
        cursor: 'not-allowed',
        background: 'transparent',
      },
    },
    '& li[data-danger] button:not([aria-disabled=true])': {
      color: 'error.fg',
      '& > svg': { color: 'error.fg' },
      _hover: { background: 'error.subtle' },
    },
  },
})

/** The list that a menu's button opens. */
export const MenuPanel = ({ id, menu: { close, panel }, label, actions }: MenuPanelProps) => (
  <Panel id={id} {...panel}>
    <ul aria-label={label}>
      {actions.map((action) => (
        <li
          key={action.label}
          data-danger={action.danger === true ? '' : undefined}
          data-narrow={action.narrow === true ? '' : undefined}
        >
          <button
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
  </Panel>
)
