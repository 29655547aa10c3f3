import type { Product } from './product.ts'

/** What a step of the history undoes. */
export type UndoKind =
  | 'remove'
  | 'clear'
  | 'import'
  | 'samples'
  | 'price'
  | 'picture'
  | 'edit'
  | 'available'
  | 'unavailable'

/** A step that can be undone, as stored. */
export interface UndoStep {
  readonly id: string
  readonly kind: UndoKind
  /** Milliseconds since 1970 at which the change was made. */
  readonly at: number
  /** How many products the change touched, for the text of the toast. */
  readonly count: number
  /** Products as they were before; taking the step back puts them there again. */
  readonly put: readonly Product[]
  /** Ids that the change added; taking the step back removes them. */
  readonly remove: readonly string[]
  /** The fields that the change touched; the others stay as they are when it is taken back. Absent: all. */
  readonly fields?: readonly string[] | undefined
  /** By id, a print of what the change left of a product: the step is refused where the product is another. */
  readonly left: Readonly<Record<string, string>>
  /** Later steps have higher numbers. A clock may be set back. */
  readonly place: number
}

/** The offer that the page shows: a step without its contents. */
export type UndoOffer = Pick<UndoStep, 'id' | 'kind' | 'at' | 'count'> & {
  /** `false` when storage was full: the step is lost on a reload. */
  readonly survivesReload: boolean
}

/** How far back the history goes. */
export const historyLimits = {
  /** Most steps kept. */
  steps: 20,
  /** Most UTF-16 units that the stored history may take; the oldest steps go first. */
  units: 2_000_000,
  /** Milliseconds after which a step and the pictures it kept are forgotten: half an hour. */
  age: 1_800_000,
} as const

/** The history without what is too old, the newest step last. Clocks that moved back forget nothing. */
export const recentSteps = (steps: readonly UndoStep[], now: number): readonly UndoStep[] =>
  steps.filter((step) => now - step.at < historyLimits.age).slice(-historyLimits.steps)

/** Ids of pictures that some step still needs; they must not be swept. */
export const picturesInHistory = (steps: readonly UndoStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => step.put.map((product) => product.imageId).filter(Boolean)))
