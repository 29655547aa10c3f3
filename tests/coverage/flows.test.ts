import { describe, expect, it } from 'vitest'
import type { FlowArgs } from '#.storybook/fixtures/flow.tsx'
import { playAsWritten } from '#.storybook/fixtures/playAsWritten.ts'
import { sentence } from '#.storybook/sentence.ts'
import { readFiles } from './readFiles.ts'

const written: FlowArgs = { storage: 'seeded', network: 'ok' }

describe('the play function of a flow', () => {
  it.each<readonly [name: string, args: Partial<FlowArgs>, steps: readonly string[]]>([
    ['plays with the args of the story', {}, ['played']],
    [
      'says that another storage is not played',
      { storage: 'full' },
      ['Not played: storage differs from the story’s own'],
    ],
    [
      'says that another storage and network are not played',
      { storage: 'full', network: 'offline' },
      ['Not played: storage and network differ from the story’s own'],
    ],
  ])('%s', async (_, args, steps) => {
    const shown: string[] = []
    const step = async (label: string) => Promise.resolve(void shown.push(label))
    const context = { args: { ...written, ...args }, initialArgs: written, step }
    await playAsWritten(async () => step('played'))(context)
    expect(shown).toEqual(steps)
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
    ['Send A Message', 'Send a message'],
    ['Chinese In English Text', 'Chinese in English text'],
  ])('%s is shown as %s', (name, shown) => {
    expect(sentence(name)).toBe(shown)
  })
})
