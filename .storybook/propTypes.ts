import { componentTitles } from './componentFacts.ts'
import { namedType, typesOf, type NamedType } from './typeMembers.ts'

const root = 'src/components'

/** Reads the types that the props of every component name, by its title. */
export const readPropTypes = (): Readonly<Record<string, Readonly<Record<string, NamedType>>>> =>
  Object.fromEntries(
    componentTitles().map((title) => {
      const name = title.split('/').at(-1) ?? ''
      return [title, typesOf(`${root}/${title}/${name}.tsx`, `${name}Props`)]
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
