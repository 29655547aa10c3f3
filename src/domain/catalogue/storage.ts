/**
 * What browsers allow one origin in `localStorage`: UTF-16 units of keys and values together. A
 * Chinese character costs as much as a Latin one.
 */
const storageCapacity = 5_242_880

/** `warning` from 80 %, `critical` from 95 % (issue of the catalogue; brief of the meter). */
export type StorageLevel = 'ok' | 'warning' | 'critical'

/** What the meter shows. Units are UTF-16 units, the unit that browsers count in. */
export interface StorageUsage {
  readonly used: number
  readonly capacity: number
  /** What the steps that can be undone take, with the pictures that only they need. */
  readonly undo: number
  readonly level: StorageLevel
}

/** Units one entry takes: key and value. */
export const entrySize = (key: string, value: string | null): number =>
  value === null ? 0 : key.length + value.length

/** The level of a share from 0 to 1. */
export const storageLevel = (share: number): StorageLevel =>
  share >= 0.95 ? 'critical' : share >= 0.8 ? 'warning' : 'ok'

/**
 * Builds the meter's figures.
 *
 * @param used - units that all entries take
 * @param undo - units of it that the steps take that can be undone
 */
export const storageUsage = (used: number, undo = 0): StorageUsage => ({
  used,
  capacity: storageCapacity,
  undo,
  level: storageLevel(used / storageCapacity),
})

/** The smallest amount that a figure with two decimals shows (spec §9). */
const hundredth = 0.01 * 1_048_576

/**
 * What the figures say: never more than there is, although some browsers store more than they allow, and
 * less than that while something is left.
 *
 * @param usage - as it was counted
 */
export const shownUsage = ({ used, capacity, undo }: StorageUsage) => {
  const shown = used < capacity ? Math.min(used, capacity - hundredth) : capacity
  return { used: shown, undo: Math.min(undo, shown), left: capacity - shown }
}
