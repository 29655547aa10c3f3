import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { dryRunFlow, dryRunMachine } from '#machines/dryRun.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakeFiles, createFakePublication } from '#tests/fakes/products.ts'
import { settled, shown } from '#tests/support/machines.ts'

const open = (published: 'unreachable' | null = null) => {
  const files = createFakeFiles()
  const publication = createFakePublication(published)
  const reporter = createFakeReporter()
  /** Ends the reading of a file, by its name. */
  const end = new Map<string, { read: () => void; fail: (thrown: unknown) => void }>()
  files.readText = ({ name }: File) =>
    new Promise((resolve, reject) => {
      end.set(name, { read: () => resolve({ text: '{"half' }), fail: reject })
    })
  const actor = createActor(dryRunMachine({ files, publication, reporter })).start()
  return {
    publication,
    reporter,
    end: (name: string) => end.get(name),
    view: () => shown(dryRunFlow(actor.getSnapshot(), actor.send)),
    ...dryRunFlow(actor.getSnapshot(), actor.send),
  }
}

const named = (name: string) => new File(['{'], name)
const notJson = (name: string) => ({ name, products: [], failure: { code: 'notJson' } })

describe('the dry run of publishing', () => {
  it('reads what is published, and again after a failure', async () => {
    const page = open('unreachable')
    const reading = { published: undefined, failed: false, chosen: null }
    expect(page.view()).toEqual(reading)
    await settled()
    expect(page.view()).toEqual({ ...reading, failed: true })
    page.publication.current = () => Promise.resolve(null)
    page.retry()
    expect(page.view()).toEqual(reading)
    await settled()
    expect(page.view()).toEqual({ ...reading, published: null })
  })

  it('takes the file that was chosen last, however long the others take', async () => {
    const page = open()
    page.chooseFile(named('slow.json'))
    page.chooseFile(named('quick.json'))
    page.end('quick.json')?.read()
    await settled()
    page.end('slow.json')?.read()
    await settled()
    expect(page.view().chosen).toMatchObject(notJson('quick.json'))
  })

  it('takes the stored products although a file is still being read', async () => {
    const page = open()
    page.chooseFile(named('slow.json'))
    page.chooseStored()
    page.end('slow.json')?.read()
    await settled()
    expect(page.view().chosen).toBeNull()
  })

  it('says why a file cannot be read, and reports what it does not know', async () => {
    const page = open()
    const failure = { from: 'file', code: 'fileUnreadable' } as const
    page.chooseFile(named('gone.json'))
    page.end('gone.json')?.fail(new ServiceError(failure))
    await settled()
    expect(page.view().chosen).toEqual({ name: 'gone.json', products: [], failure })
    const bug = new TypeError('x is undefined')
    page.chooseFile(named('other.json'))
    page.end('other.json')?.fail(bug)
    await settled()
    expect(page.view().chosen?.name).toBe('gone.json')
    expect(page.reporter.errors).toEqual([bug])
  })
})
