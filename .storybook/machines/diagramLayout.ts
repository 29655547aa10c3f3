import type { DiagramState } from './diagramStates.ts'

/** Height of a state's line and of a transition's line, in pixels. */
export const lineHeight = { state: 34, transition: 26 } as const

/** Distance of two buses, in pixels. */
export const laneWidth = 14

/** A bus: all transitions into one state, as one line. */
export interface Bus {
  /** Where the state's line is. */
  readonly end: number
  /** Where the transitions' lines are. */
  readonly starts: readonly number[]
  /** 0 is nearest to the text. */
  readonly lane: number
}

/** Places the buses beside the lines, short ones nearest to the text. */
export const busesOf = (
  states: readonly DiagramState[],
): { readonly buses: readonly Bus[]; readonly height: number; readonly lanes: number } => {
  let y = 0
  const entrances = new Map<string, number>()
  const starts = new Map<string, number[]>()
  for (const state of states) {
    entrances.set(state.path, y + lineHeight.state / 2)
    y += lineHeight.state
    for (const { to } of state.transitions) {
      for (const path of to)
        starts.set(path, [...(starts.get(path) ?? []), y + lineHeight.transition / 2])
      y += lineHeight.transition
    }
  }
  const spans = [...starts].map(([path, from]) => {
    const end = entrances.get(path) ?? 0
    return { end, starts: from, top: Math.min(end, ...from), bottom: Math.max(end, ...from) }
  })
  spans.sort((a, b) => a.bottom - a.top - (b.bottom - b.top))
  const taken: { top: number; bottom: number }[][] = []
  const buses = spans.map((span) => {
    const free = taken.findIndex((lane) =>
      lane.every(({ top, bottom }) => span.bottom < top - 4 || span.top > bottom + 4),
    )
    const lane = free === -1 ? taken.length : free
    ;(taken[lane] ??= []).push(span)
    return { end: span.end, starts: span.starts, lane }
  })
  return { buses, height: y, lanes: taken.length }
}
