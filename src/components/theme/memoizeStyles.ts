import type { SystemContext } from '@chakra-ui/react/styled-system'

const isEmpty = (style: unknown): boolean =>
  style === undefined || (typeof style === 'object' && Object.keys(style ?? {}).length === 0)

/** Calls `create` once for each object and returns the same result after that. */
const memoize = <Key extends object, Result>(
  create: (key: Key) => Result,
): ((key: Key) => Result) => {
  const results = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const entry = results.get(key) ?? { result: create(key) }
    results.set(key, entry)
    return entry.result
  }
}

/**
 * Memoises `cva` and `css` of a Chakra system by their style object. Chakra resolves styles again in
 * every element and every render; without this a page needs 90 to 145 ms more script at start on a
 * phone (decision record 011). The styles stay the same.
 *
 * @param system - result of `createSystem`
 */
export const memoizeStyles = (system: SystemContext): SystemContext => {
  const cva = memoize((config: object) => system.cva(config))
  const css = memoize((style: object) => system.css(style))
  return {
    ...system,
    cva: ((config: object) => cva(config)) as SystemContext['cva'],
    css: (style: unknown, ...rest: unknown[]) =>
      typeof style === 'object' && style !== null && rest.every(isEmpty)
        ? css(style)
        : system.css(...([style, ...rest] as Parameters<typeof system.css>)),
  }
}
