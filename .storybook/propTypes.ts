import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readFiles } from '#tests/coverage/readFiles.ts'
import { titleOf } from '#tests/coverage/scan.ts'
import { namedType, typesOf, type NamedType } from './typeMembers.ts'

const root = 'src/components'

/** A page of documentation with a table of props. */
interface DocumentedComponent {
  /** Such as `ui/Button`. */
  readonly title: string
  /** Of the component. */
  readonly file: string
  readonly props: string
}

/** The components of all files with stories. A component may have more than one, with other titles. */
export const documentedComponents = (): readonly DocumentedComponent[] =>
  readFiles(root, /\.stories\.tsx$/u).map(({ path, text }) => {
    const folder = dirname(path)
    const title = titleOf(path, text)
    const own = basename(title)
    const name = existsSync(`${folder}/${own}.tsx`) ? own : basename(folder)
    return { title, file: `${folder}/${name}.tsx`, props: `${name}Props` }
  })

/** Reads the types that the props of every component name, by its title. */
export const readPropTypes = (): Readonly<Record<string, Readonly<Record<string, NamedType>>>> =>
  Object.fromEntries(
    documentedComponents().map(({ title, file, props }) => [title, typesOf(file, props)]),
  )

/** Reads the flow of every machine, and its events with what they carry, by the name of its file or folder. */
export const readMachineTypes = (): Readonly<Record<string, readonly NamedType[]>> =>
  Object.fromEntries(
    readFiles('src/machines', /^(?!.*\.test).*\.ts$/u).flatMap(({ path, text }) => {
      const [, flow] = /^export (?:type|interface) (\w+(?:Flow|View))\b/mu.exec(text) ?? []
      if (flow === undefined) return []
      const folder = basename(dirname(path))
      const machine = folder === 'machines' ? basename(path, '.ts') : folder
      const names = [flow, flow.replace(/Flow$|View$/u, 'Event')]
      return [[machine, names.flatMap((name) => namedType(path, name) ?? [])]]
    }),
  )

/** Reads the types that a page of the handbook shows, by their names. */
export const readHandbookTypes = (): Readonly<Record<string, NamedType>> =>
  Object.fromEntries(
    ['FormOptions', 'FormField'].flatMap((one) => {
      const type = namedType(`${root}/ui/useForm.ts`, one)
      return type === null ? [] : [[one, type] as const]
    }),
  )
