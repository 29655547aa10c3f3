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

/** Reads the view of every machine, and its events with what they carry, by the name of its folder. */
export const readMachineTypes = (): Readonly<Record<string, readonly NamedType[]>> =>
  Object.fromEntries(
    readFiles('src/machines', /(?:machine|types)\.ts$/u).flatMap(({ path, text }) => {
      const [, name] = /^export (?:type|interface) (\w+)Event\b/mu.exec(text) ?? []
      if (name === undefined) return []
      const machine = basename(dirname(path))
      const view = namedType(`${dirname(path)}/${machine}.view.ts`, `${name}View`)
      return [[machine, [view, namedType(path, `${name}Event`)].flatMap((type) => type ?? [])]]
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
