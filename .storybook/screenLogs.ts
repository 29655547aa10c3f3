import { dirname } from 'node:path'
import { readFiles } from '#tests/coverage/readFiles.ts'
import { componentTitles, logsIn, logTests } from './componentFacts.ts'

/** A folder of logs in `tests`. */
export type LogFolder = keyof typeof logTests

/** A log of a screen, in both languages. */
export interface ScreenLog {
  /** Its name, such as `login-refused`. */
  readonly name: string
  /** Title of the component whose page shows it; `null` where only the file has it. */
  readonly shownOn: string | null
}

/** A page or a component, with its logs. */
export interface LoggedScreen {
  /** Its title, such as `auth/LoginForm`. */
  readonly title: string
  readonly logs: Readonly<Record<LogFolder, readonly ScreenLog[]>>
}

/** The component on whose page each log is: `keyboard/recovery` is on that of `ui/Dialog`. */
const places = (): ReadonlyMap<string, string> =>
  new Map(
    readFiles('src/components', /\.mdx$/u).flatMap(({ path, text }) =>
      [...text.matchAll(/<RecordedLog of="([\w-]+)" screen="([\w-]+)"/gu)].map(
        ([, folder = '', log = '']) =>
          [`${folder}/${log}`, dirname(path).replace('src/components/', '')] as const,
      ),
    ),
  )

/** Every page, and every component that has a log, with its logs. */
export const readScreenLogs = (): readonly LoggedScreen[] => {
  const shown = places()
  const logsOf = (title: string, folder: LogFolder): readonly ScreenLog[] =>
    logsIn(logTests[folder])
      .filter(([, component]) => title.endsWith(`/${component}`))
      .map(([name]) => ({ name, shownOn: shown.get(`${folder}/${name}`) ?? null }))
  return componentTitles()
    .map((title) => ({
      title,
      logs: {
        'screen-reader': logsOf(title, 'screen-reader'),
        keyboard: logsOf(title, 'keyboard'),
      },
    }))
    .filter(
      ({ title, logs }) =>
        title.startsWith('pages/') || Object.values(logs).some(({ length }) => length > 0),
    )
}
