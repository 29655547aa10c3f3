import { userEvent } from 'vitest/browser'
import { focused, follows, isInSight, lineOf, markOf, placeOf } from './focus.ts'

/** Keys to press, starting from one element. */
export interface Move {
  /** Selector of the element that gets the focus first. */
  readonly at: string
  /** Keys in the order they are pressed, as user-event names them without braces. */
  readonly keys: readonly string[]
}

/** Result of a walk: the log of the screen and its problems. */
export interface Walk {
  readonly log: readonly string[]
  readonly faults: readonly string[]
}

/** More stops than any screen has: ends a walk that goes in circles. */
const most = 250

const row = (key: string, what: string): string => `${key.padEnd(11)}${what}`

/** Controls before and after the screen, where a walk starts and ends. */
const gates = (): readonly [HTMLElement, HTMLElement] => {
  const [before, after] = [document.createElement('button'), document.createElement('button')]
  document.body.prepend(before)
  document.body.append(after)
  return [before, after]
}

/**
 * Walks a screen by Tab, from before its first stop until the focus leaves it, or, in a dialog,
 * until it is back at the first one.
 */
const tabThrough = async (alike: string | null): Promise<Walk> => {
  const [before, after] = gates()
  const log: string[] = []
  const faults: string[] = []
  const seen = new Set<HTMLElement>()
  const dialog = document.querySelector('dialog:modal')
  // A modal dialog has the focus already.
  if (dialog === null) before.focus()
  let last = dialog === null ? null : focused()
  if (last !== null) log.push(row('(opened)', lineOf(last)))
  let mark = last === null ? '' : markOf(last)
  let more = 0
  for (let count = 0; count < most; count += 1) {
    await userEvent.keyboard('{Tab}')
    const stop = focused()
    if (stop !== null && alike !== null && stop.closest(alike) !== null) {
      more += 1
      continue
    }
    if (more > 0) log.push(row('Tab', `${more} more like these`))
    more = 0
    if (last !== null && last !== stop && markOf(last) === mark) {
      faults.push(`No focus mark: ${lineOf(last)}`)
    }
    if (stop === after || stop === null) return { log, faults }
    if (seen.has(stop)) {
      return { log: [...log, row('Tab', 'round again')], faults }
    }
    seen.add(stop)
    const line = lineOf(stop)
    log.push(row('Tab', line))
    if (!isInSight(stop)) faults.push(`Out of sight: ${line}`)
    if (last !== null && !follows(placeOf(last), placeOf(stop))) {
      faults.push(`Comes before what the eye meets first: ${line}`)
    }
    mark = markOf(stop)
    last = stop
  }
  return { log, faults: [...faults, 'Tab never leaves the screen'] }
}

const press = async ({ at, keys }: Move): Promise<Walk> => {
  const start = document.querySelector<HTMLElement>(at)
  if (start === null) return { log: [], faults: [`Nothing to press keys on: ${at}`] }
  start.focus()
  const log = ['', row('(from)', lineOf(start))]
  for (const key of keys) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
    const stop = focused()
    log.push(row(key === ' ' ? 'Space' : key, stop === null ? 'no control' : lineOf(stop)))
  }
  return { log, faults: [] }
}

/**
 * Walks the screen that is shown: first by Tab, then by the keys of its moves.
 *
 * @param alike - selector of rows that are only counted, since others like them are in the log
 */
export const walk = async (moves: readonly Move[], alike: string | null): Promise<Walk> => {
  const walks = [await tabThrough(alike)]
  for (const move of moves) walks.push(await press(move))
  return {
    log: walks.flatMap(({ log }) => log),
    faults: walks.flatMap(({ faults }) => faults),
  }
}
