import type { Mode } from '#.storybook/modes.ts'
import type { ListedStory } from './stage.ts'

/** A picture to be taken: a story in a mode. */
export interface Shot {
  readonly story: string
  /** Where its picture stands below the baselines, without extension. */
  readonly name: string
  /** Pages are shown whole; of a part, what lies below it is left away. */
  readonly whole: boolean
}

/** Pictures that one page can take one after the other: same mode, same window. */
export interface Reel {
  readonly mode: Mode
  /** The browser's window, in CSS pixels. */
  readonly frame: { readonly width: number; readonly height: number }
  readonly shots: readonly Shot[]
}

/** A page is loaded anew after so many pictures: few enough to share, many enough to be fast. */
const reelLength = 96

/** Pages lead their rooms in the sidebar. */
const isPage = (title: string): boolean => /^pages\//i.test(title)

const frameOf = ({ viewport, title }: ListedStory, mode: Mode): Reel['frame'] =>
  // A page is seen in the width of the mode, a part in its own where it has one.
  viewport !== null && !isPage(title)
    ? viewport
    : { width: mode.viewport, height: mode.viewport < 600 ? 780 : 800 }

/** Whole numbers from a seed; the order of a shuffled run can be had again. */
const chance = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const shuffled = <T>(list: readonly T[], next: () => number): readonly T[] =>
  list
    .map((item) => [next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)

/**
 * Every picture of a Storybook, in the modes that each story declares.
 *
 * @param only keep pictures whose name contains this
 * @param seed another order of the same pictures, which must not change them; `null` as listed
 */
export const planOf = (
  stories: readonly ListedStory[],
  only = '',
  seed: number | null = null,
): readonly Reel[] => {
  const alike = new Map<string, Reel & { readonly shots: Shot[] }>()
  for (const story of stories) {
    if (story.snapshot.disableSnapshot === true) continue
    for (const [name, mode] of Object.entries(story.snapshot.modes ?? {})) {
      if ('disable' in mode) continue
      const shot = { story: story.id, name: `${story.id}/${name}`, whole: isPage(story.title) }
      if (!shot.name.includes(only)) continue
      const frame = frameOf(story, mode)
      const key = JSON.stringify([mode, frame])
      const reel = alike.get(key) ?? { mode, frame, shots: [] }
      reel.shots.push(shot)
      alike.set(key, reel)
    }
  }
  const next = chance(seed ?? 0)
  const inOrder = <T>(list: readonly T[]) => (seed === null ? list : shuffled(list, next))
  const reels = [...alike.values()].flatMap(({ mode, frame, shots: all }) => {
    const shots = inOrder(all)
    const count = Math.ceil(shots.length / reelLength)
    return Array.from({ length: count }, (_, index) => ({
      mode,
      frame,
      shots: shots.slice(index * reelLength, (index + 1) * reelLength),
    }))
  })
  return inOrder(reels)
}
