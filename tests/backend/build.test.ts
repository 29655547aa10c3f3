import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '#backend/server.ts'
import { removeUnfinished } from '#scripts/site/build.ts'
import { parseOptions } from '#scripts/site/options.ts'
import { run } from '#scripts/site/run.ts'
import { lockFolder } from '#backend/store/folderLock.ts'
import { temporaryFolder } from '#tests/backend/support/temporaryFolder.ts'

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
  const unlock = lockFolder(folder)
  onTestFinished(unlock)
  const options = parseOptions(['start', '--port', '0', '--data-dir', folder], {})
  await expect(run(temporaryFolder(), options)).rejects.toThrow(
    'Another server uses the data folder',
  )
})

it('a page asked for during the build is told to come again', async () => {
  let early: Response | undefined
  const server = await startServer({
    site: async (http) => {
      const { port } = http.address() as AddressInfo
      early = await fetch(`http://127.0.0.1:${port}/login`)
      return (_, response) => response.end('built')
    },
  })
  onTestFinished(server.close)
  expect([early?.status, early?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await (await fetch(`${server.url}/login`)).text()).toBe('built')
})
