import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Opening, Tab } from './tab.ts'

const program = '/usr/bin/WebKitWebDriver'
const folders = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}`,
)
const browser = folders.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file))

/** Whether WebKitGTK and its driver are installed. */
export const hasWebKit = (): boolean => existsSync(program) && browser !== undefined

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The toolbar keeps the window from being as narrow as a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }'

/** The key of an element in answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Opens a tab of WebKitGTK over the WebDriver protocol. */
export const openWebKit = async ({ scripts = true }: Opening): Promise<Tab> => {
  const port = await freePort()
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowToolbar)
  const driver = spawn('xvfb-run', ['-a', program, `--port=${String(port)}`], {
    env: { ...process.env, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
    detached: true,
  })
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 300))
    return value
  }
  const start = async (tries = 50): Promise<{ sessionId: string; capabilities: object }> => {
    try {
      return (await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              binary: browser,
              args: ['--automation', `--enable-javascript=${String(scripts)}`],
            },
          },
        },
      })) as never
    } catch (error) {
      // The driver does not listen yet.
      if (tries === 0 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 200)
      })
      return start(tries - 1)
    }
  }
  const { sessionId, capabilities } = await start()
  const session = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body)
  const element = async (selector: string) => {
    const found = await session('POST', '/element', { using: 'css selector', value: selector })
    return `/element/${(found as Record<string, string>)[elementKey] ?? ''}`
  }
  return {
    version: `WebKitGTK ${String(Reflect.get(capabilities, 'browserVersion'))}`,
    open: async (url) => void (await session('POST', '/url', { url })),
    evaluate: async (script) =>
      session('POST', '/execute/async', {
        script: `const done = arguments[0]; (async () => (${script}))().then(done, (error) => done('error: ' + error))`,
        args: [],
      }),
    click: async (selector) => void (await session('POST', `${await element(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await session('POST', `${await element(selector)}/value`, { text })),
    press: async (key) => {
      const value = keys[key] ?? key
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    choose: async (selector, file) =>
      void (await session('POST', `${await element(selector)}/value`, { text: file })),
    back: async () => void (await session('POST', '/back', {})),
    resize: async (width, height) =>
      void (await session('POST', '/window/rect', { width, height })),
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await session('DELETE', '').catch(() => undefined)
      if (driver.pid !== undefined) process.kill(-driver.pid)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
