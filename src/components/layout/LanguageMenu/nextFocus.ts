/**
 * Where an arrow key, Home or End leads in a list of links; `null` for any other key. The ends join.
 *
 * @param key - `KeyboardEvent.key`
 * @param items - links of the list from top to bottom
 */
export const nextFocus = <Item extends HTMLElement>(
  key: string,
  items: readonly Item[],
): Item | null => {
  const at = items.findIndex((item) => item === document.activeElement)
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }[key]
  return target === undefined ? null : (items.at(target % items.length) ?? null)
}
