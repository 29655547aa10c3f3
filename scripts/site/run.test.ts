import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestBackend, temporaryFolder } from 'xinyuan-backend/testing'
import { removeUnfinished } from '#scripts/site/build.ts'
import { parseOptions } from '#scripts/site/options.ts'
import { run } from '#scripts/site/run.ts'

it('a build removes what a killed one left, and nothing else', () => {
  const cache = temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  const others = [`build-${process.pid}`, 'build-notes', 'sites']
  for (const name of [`build-${pid}`, `replaced-${pid}`, ...others]) mkdirSync(join(cache, name))
  removeUnfinished(cache)
  expect(readdirSync(cache).sort()).toEqual(others.sort())
})

it('start says that the port is in use before it builds', async () => {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void blocker.close())
  const { port } = blocker.address() as AddressInfo
  // There is nothing to build in an empty folder: a build would fail with another sentence.
  const options = parseOptions(
    ['start', '--port', String(port), '--data-dir', temporaryFolder()],
    {},
  )
  await expect(run(temporaryFolder(), options)).rejects.toThrow(`Port ${port} is in use.`)
})

it('start says that the data folder is in use before it builds', async () => {
  const folder = temporaryFolder()
  await startTestBackend({ dataDir: folder })
  const options = parseOptions(['start', '--port', '0', '--data-dir', folder], {})
  await expect(run(temporaryFolder(), options)).rejects.toThrow(
    'Another server uses the data folder',
  )
})

it('a backup without keys is whole where DATA_KEYS holds them', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const backend = await startTestBackend({ dataDir })
  await backend.server.close()
  const env = { DATA_KEYS: readFileSync(join(dataDir, 'keys.json'), 'utf8'), DATA_DIR: dataDir }
  rmSync(join(dataDir, 'keys.json'))
  const copy = join(folder, 'copy')
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  await run(folder, parseOptions(['backup', copy], env))
  expect(readdirSync(copy)).toEqual(['backend.sqlite'])
  expect(lines).toEqual([
    `Copied ${dataDir} to ${copy}\n`,
    'The keys are not in it: keep the text of DATA_KEYS as well.\n',
  ])
})
