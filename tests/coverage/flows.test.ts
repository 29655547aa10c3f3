import { describe, expect, it, vi } from 'vitest'
import type { FlowArgs } from '#.storybook/fixtures/flow.tsx'
import { playAsWritten } from '#.storybook/fixtures/playAsWritten.ts'
import { sentence } from '#.storybook/sentence.ts'
import { readFiles } from './readFiles.ts'

const written: FlowArgs = { storage: 'seeded', network: 'ok' }

describe('the play function of a flow', () => {
  it.each<readonly [name: string, args: FlowArgs, plays: number]>([
    ['plays with the args of the story', written, 1],
    ['does not play with another storage', { ...written, storage: 'full' }, 0],
    ['does not play with another network', { ...written, network: 'offline' }, 0],
  ])('%s', async (_, args, plays) => {
    const play = vi.fn(async () => Promise.resolve())
    await playAsWritten(play)({ args, initialArgs: written })
    expect(play).toHaveBeenCalledTimes(plays)
  })

  it('compares the controls in every flow', () => {
    const plays = readFiles('.storybook/flows', /\.stories\.tsx$/u).flatMap(({ path, text }) =>
      [...text.matchAll(/^ +play: ?(\w+)/gmu)].map(([, start]) => `${path}: ${String(start)}`),
    )
    expect(plays.length).toBeGreaterThan(0)
    expect(plays.filter((play) => !play.endsWith(': playAsWritten'))).toEqual([])
  })
})

describe('the name of a story in the sidebar', () => {
  it.each([
    ['Long Text', 'Long text'],
    ['In English', 'In English'],
    ['Chinese In English Text', 'Chinese in English text'],
  ])('%s is shown as %s', (name, shown) => {
    expect(sentence(name)).toBe(shown)
  })
})
