import type { ChangeEvent, KeyboardEvent } from 'react'

/** What keys in the boxes of the rows ask for beside choosing. */
export interface RowKeys {
  /** Escape: nothing is chosen any more. */
  readonly onChooseNone: () => void
  /** Delete: the question whether to delete what is chosen. */
  readonly onDeleteChosen: () => void
  /** Enter: to what can be done with the chosen. */
  readonly onActions: () => void
}

interface RowChoiceActions extends RowKeys {
  /** A box was pressed, with Shift or without. */
  readonly onChoose: (id: string, ranged: boolean) => void
  /** Ctrl A: everything that is listed. */
  readonly onChooseAll: () => void
}

const boxOf = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target : null

const idOf = (box: Element): string =>
  box.closest<HTMLElement>('[data-product]')?.dataset['product'] ?? ''

/**
 * The listeners of the table for the boxes of its rows. One for all: a listener for each row would render every row
 * when the list changes.
 */
export const useRowChoice = ({
  onChoose,
  onChooseAll,
  onChooseNone,
  onDeleteChosen,
  onActions,
}: RowChoiceActions) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const box = boxOf(target)
    // A box changes with a click, also when a key pressed it.
    if (box !== null) onChoose(idOf(box), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const box = boxOf(event.target)
    if (box === null) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const row = box.closest('[data-product]')
      const to = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
      const next = to?.querySelector<HTMLInputElement>('input[type=checkbox]') ?? box
      next.focus()
      // The next row becomes as this one is.
      if (shiftKey && next.checked !== box.checked) onChoose(idOf(next), false)
    } else if (key === 'a' && (ctrlKey || metaKey)) onChooseAll()
    else if (key === 'Escape') onChooseNone()
    else if (key === 'Delete') onDeleteChosen()
    else if (key === 'Enter') onActions()
    else return
    event.preventDefault()
  },
})
