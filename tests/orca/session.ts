import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'

/** The packages of Debian and a file of each. */
const packages: Readonly<Record<string, string>> = {
  orca: '/usr/bin/orca',
  'firefox-esr': '/usr/bin/firefox-esr',
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'dbus-x11': '/usr/bin/dbus-launch',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'python3-pyatspi': '/usr/lib/python3/dist-packages/pyatspi',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  'libglib2.0-bin': '/usr/bin/gsettings',
  'gsettings-desktop-schemas':
    '/usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml',
  'dconf-gsettings-backend': '/usr/libexec/dconf-service',
}

/** The packages that this machine lacks. */
export const missingPackages = (): readonly string[] =>
  Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''))

/** Without key bindings: those of openbox take keys of Orca. */
const openboxSettings =
  '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard></keyboard></openbox_config>'

const speechSettings = `LogLevel 1
LogDir "default"
AudioOutputMethod "null"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
`

/** Orca writes its log by blocks; its words are read as they are spoken. */
const lineBuffered = `import builtins
_open = builtins.open
def by_lines(file, mode='r', buffering=-1, *a, **k):
    if isinstance(file, str) and file.endswith('orca.log') and 'w' in mode: buffering = 1
    return _open(file, mode, buffering, *a, **k)
builtins.open = by_lines
`

/** Orca reads no page by itself: where it changes meanwhile, Orca reads on for good and leaves no field its keys. */
const readerSettings = `import orca.settings
orca.settings.sayAllOnLoad = False
`

/** Orca says the keys too. */
const isEcho = (words: string) =>
  words.length < 2 || ['return', 'escape', 'left control', 'backspace'].includes(words)

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms)
  })

/** Orca on its own screen. */
export interface Session {
  /** For the browser that is read. */
  readonly env: Readonly<Record<string, string>>
  /** Presses keys of the keyboard, by their X names. */
  readonly press: (...keys: readonly string[]) => void
  /** What was spoken since `forget`, one utterance each. */
  readonly heard: () => readonly string[]
  readonly forget: () => void
  /** Waits until Orca has nothing more to do. */
  readonly quiet: () => Promise<void>
}

/** Starts Xvfb, D-Bus, openbox and Orca until the process ends. Its speech goes nowhere but into a log. */
export const startSession = async (folder: string): Promise<Session> => {
  const home = resolve(folder, 'home')
  const log = resolve(folder, 'orca.log')
  rmSync(folder, { recursive: true, force: true })
  for (const part of [
    '.config/openbox',
    '.config/speech-dispatcher',
    '.local/share/orca',
    'run',
    'python',
  ])
    mkdirSync(resolve(home, part), { recursive: true, mode: 0o700 })
  writeFileSync(resolve(home, '.config/openbox/rc.xml'), openboxSettings)
  writeFileSync(resolve(home, '.config/speech-dispatcher/speechd.conf'), speechSettings)
  writeFileSync(resolve(home, '.local/share/orca/orca-customizations.py'), readerSettings)
  writeFileSync(resolve(home, 'python/sitecustomize.py'), lineBuffered)
  writeFileSync(log, '')
  const output = createWriteStream(resolve(folder, 'output.log'))
  const started: ChildProcess[] = []
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_RUNTIME_DIR: resolve(home, 'run'),
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    // As root in a container.
    MOZ_DISABLE_CONTENT_SANDBOX: '1',
  }
  process.once('exit', () => {
    for (const child of started.reverse()) child.kill()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const start = (program: string, args: readonly string[], more = {}) => {
    const child = spawn(program, args, {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.pipe(output, { end: false })
    started.push(child)
    return child
  }
  /** The first line that a program prints. */
  const firstLine = (child: ReturnType<typeof start>) =>
    new Promise<string>((done, fail) => {
      createInterface({ input: child.stdout }).once('line', done)
      child.once('exit', () => fail(new Error(`${child.spawnfile} did not start`)))
    })
  const screen = await firstLine(
    start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']),
  )
  env['DISPLAY'] = `:${screen}`
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('dbus-daemon', ['--session', '--nofork', '--print-address']),
  )
  for (const [schema, key] of [
    ['org.gnome.desktop.interface', 'toolkit-accessibility'],
    ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
  ] as const)
    spawnSync('gsettings', ['set', schema, key, 'true'], { env })
  start('openbox', [])
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
  start('orca', ['--replace', `--debug-file=${log}`], { PYTHONPATH: resolve(home, 'python') })

  let from = 0
  const size = () => readFileSync(log).length
  const until = async (condition: () => boolean, limit: number) => {
    const end = Date.now() + limit
    while (!condition() && Date.now() < end) await pause(100)
  }
  const xdotool = (...args: readonly string[]) => {
    execFileSync('xdotool', args, { env })
  }
  await until(() => readFileSync(log, 'utf8').includes('SPEECH OUTPUT'), 30_000)
  return {
    env,
    press: (...keys) => xdotool('key', '--delay', '60', ...keys),
    heard: () =>
      [
        ...readFileSync(log)
          .subarray(from)
          .toString()
          .matchAll(/ - SPEECH OUTPUT: *['"](.*?)['"](?: *\{.*)?$/gmu),
      ].flatMap(([, words = '']) => (isEcho(words.trim()) ? [] : [words.trim()])),
    forget: () => {
      from = size()
    },
    quiet: async () => {
      let last = size()
      let since = Date.now()
      await until(() => {
        const now = size()
        if (now !== last) since = Date.now()
        last = now
        return Date.now() - since > 500
      }, 4000)
    },
  }
}
