import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Opening, Tab } from './tab.ts'

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

/** Whether Firefox is installed. */
export const hasFirefox = (): boolean => program !== undefined

interface FirefoxOptions {
  /** @defaultValue true */
  readonly headless?: boolean
  /** Environment of the program. */
  readonly env?: Readonly<Record<string, string>>
  /** Settings of `about:config`. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>
}

/** Sends commands of WebDriver BiDi (https://w3c.github.io/webdriver-bidi) and returns their results. */
type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>

interface Answer {
  readonly id?: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

const connect = async (url: string): Promise<Send> => {
  const socket = new WebSocket(url)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', fail)
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? -1)?.(answer)
  })
  let id = 0
  return async (method, params) => {
    id += 1
    const answer = await new Promise<Answer>((done) => {
      waiting.set(id, done)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.result === undefined)
      throw new Error(`${method}: ${String(answer.error)} ${String(answer.message)}`)
    return answer.result
  }
}

/** The code points of WebDriver. */
const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const strokes = (text: readonly string[]): object => ({
  type: 'key',
  id: 'keys',
  actions: text.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const leftClick = (element: object): object => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/**
 * Opens a tab of Firefox over WebDriver BiDi. Node 20 has a `WebSocket` with `--experimental-websocket`.
 *
 * @throws when Firefox is not installed
 */
export const openFirefox = async (
  { scripts = true }: Opening,
  { headless = true, env = {}, settings = {} }: FirefoxOptions = {},
): Promise<Tab> => {
  if (program === undefined) throw new Error('Firefox is not installed')
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const wanted = { ...settings, 'javascript.enabled': scripts }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(wanted)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  )
  const child = spawn(
    program,
    [...(headless ? ['--headless'] : []), '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((done) => child.once('exit', done))
  const lines = createInterface({ input: child.stderr })
  const address = await new Promise<string>((done, fail) => {
    lines.on('line', (line) => {
      const found = /WebDriver BiDi listening on (\S+)/u.exec(line)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(() => fail(new Error('Firefox did not start')))
  })
  const send = await connect(`${address}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const evaluate = async (script: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await send('script.evaluate', {
      expression: `(async () => (${script}))()`,
      target: { context },
      awaitPromise: true,
    })) as { result?: { value?: unknown }; exceptionDetails?: { text: string } }
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
    return result?.value
  }
  const act = (...actions: readonly object[]) => send('input.performActions', { context, actions })
  const element = async (selector: string): Promise<object> => {
    const { nodes } = await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
      maxNodeCount: 1,
    })
    const [{ sharedId } = {}] = nodes as readonly { readonly sharedId?: string }[]
    if (sharedId === undefined) throw new Error(`Not in the page: ${selector}`)
    await send('script.callFunction', {
      functionDeclaration: `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      arguments: [{ sharedId }],
      target: { context },
      awaitPromise: false,
    })
    return { sharedId }
  }
  const click = async (selector: string) => {
    await act(leftClick(await element(selector)))
  }
  return {
    version: `Firefox ${String(Reflect.get(Object(capabilities), 'browserVersion'))}`,
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate,
    click,
    type: async (selector, text) => {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)
      await act(strokes(Array.from(text)))
    },
    press: async (key) => void (await act(strokes([keys[key] ?? key]))),
    choose: async (selector, file) =>
      void (await send('input.setFiles', {
        context,
        element: await element(selector),
        files: [file],
      })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
