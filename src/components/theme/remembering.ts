import type { SystemContext } from '@chakra-ui/react'

const isEmpty = (style: unknown): boolean =>
  style === undefined || (typeof style === 'object' && Object.keys(style ?? {}).length === 0)

/** A function of one object that makes its result once for each object. */
const once = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, { readonly result: Made }>()
  return (key) => {
    const known = made.get(key) ?? { result: make(key) }
    made.set(key, known)
    return known.result
  }
}

/**
 * A system that resolves the styles of a component once, not in every element and every render of
 * it, as Chakra does by itself: that took most of the time in which a page started (decision
 * record 011). Nothing looks otherwise.
 *
 * @param system of `createSystem`
 */
export const remembering = (system: SystemContext): SystemContext => {
  const recipe = once((config: object) => system.cva(config))
  const css = once((style: object) => system.css(style))
  return {
    ...system,
    cva: ((config: object) => recipe(config)) as SystemContext['cva'],
    css: (style: unknown, ...rest: unknown[]) =>
      typeof style === 'object' && style !== null && rest.every(isEmpty)
        ? css(style)
        : system.css(...([style, ...rest] as Parameters<typeof system.css>)),
  }
}
