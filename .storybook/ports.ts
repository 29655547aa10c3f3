import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { freeNames, parse } from './syntax.ts'
import { namedType, typesOf, type NamedType, type TypeMember } from './typeMembers.ts'

/** A method of a port. */
export interface PortMethod {
  /** With its parameters, but without the signal that aborts it. */
  readonly call: string
  readonly returns: string
  /** Codes of the failures that only it has. */
  readonly failures: readonly string[]
  readonly description: string
}

/** A port, and what stands behind it. */
export interface Port {
  readonly name: string
  /** What the services call it, such as `auth`. */
  readonly member: string
  readonly file: string
  readonly description: string
  readonly methods: readonly PortMethod[]
  /** Members that are no methods. */
  readonly values: readonly TypeMember[]
  /** The types that its members name. */
  readonly types: readonly NamedType[]
  /** Their files, in `src/services`. */
  readonly adapters: readonly string[]
  readonly fakes: readonly string[]
}

const root = 'src/services'

/** Where the services are listed. */
const lists = [
  ['services.ts', 'Services'],
  ['products/catalogue.ts', 'CatalogueServices'],
] as const

/** Names that an exported value of a module has as its type, or as that of what it returns. */
const typeIn = ({ type, initializer }: ts.VariableDeclaration): string => {
  const returned = initializer !== undefined && ts.isArrowFunction(initializer) && initializer.type
  return (type ?? (returned === false ? undefined : returned))?.getText() ?? ''
}

/** The types that the exported values of a file are or return; a fake may extend its port. */
const implementationsIn = (file: string): readonly string[] => {
  const { statements } = parse(readFileSync(file, 'utf8'), file)
  const portsOf = (type: string) => {
    const own = statements.find(
      (one) =>
        (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
        one.name.text === type,
    )
    return own === undefined ? [type] : freeNames(own)
  }
  return statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers !== undefined)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap((node) => portsOf(typeIn(node)))
}

const failuresIn = (description: string): readonly string[] =>
  [...description.matchAll(/fails with ([^.]*)/giu)].flatMap(([, text = '']) =>
    [...text.matchAll(/`(\w+)`/gu)].map(([, code = '']) => code),
  )

/** Reads the types of the failures of the catalogue. */
export const readCatalogueFailures = (): readonly NamedType[] => {
  const [file, name] = ['src/domain/catalogue/failure.ts', 'CatalogueFailure']
  const whole = namedType(file, name)
  return [...(whole === null ? [] : [whole]), ...Object.values(typesOf(file, name))]
}

/** A type as its syntax, if it is that of a function. */
const functionTypeOf = (type: string): ts.FunctionTypeNode | undefined => {
  const [statement] = parse(`type Method = ${type}`, 'method.ts').statements
  return statement !== undefined &&
    ts.isTypeAliasDeclaration(statement) &&
    ts.isFunctionTypeNode(statement.type)
    ? statement.type
    : undefined
}

const methodOf = ({ name, type, description }: TypeMember): PortMethod | null => {
  const called = functionTypeOf(type)
  if (called === undefined) return null
  const parameters = called.parameters
    .map((parameter) => parameter.getText())
    .filter((parameter) => parameter !== 'signal?: AbortSignal')
  return {
    call: `${name}(${parameters.join(', ')})`,
    returns: called.type.getText(),
    failures: failuresIn(description),
    description,
  }
}

/** Every port by its name, with what the services call it. A port that both lists name counts once. */
const listedPorts = () =>
  new Map(
    lists.flatMap(([list, services]) => {
      const file = `${root}/${list}`
      const types = Object.entries(typesOf(file, services))
      const members = readFileSync(file, 'utf8').matchAll(/^ {2}readonly (\w+): (\w+)$/gmu)
      return [...members].flatMap(([, member = '', type = '']) => {
        const found = types.find(([key, one]) => key.includes('.port.ts') && one.name === type)
        return found === undefined
          ? []
          : [[type, { member, key: found[0], port: found[1] }] as const]
      })
    }),
  )

/** Reads every port, in the order of the services. */
export const readPorts = (): readonly Port[] => {
  const implementations = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.port|services)\.ts$/u.test(file))
    .flatMap((file) => implementationsIn(`${root}/${file}`).map((port) => ({ port, file })))
  return [...listedPorts()].map(([type, { member, key, port }]) => {
    const files = implementations.filter((one) => one.port === type).map(({ file }) => file)
    const isFake = (file: string) => file.startsWith('fakes/')
    const [file = ''] = key.split(': ')
    const members = port.cases[0]?.members ?? []
    return {
      name: type,
      member,
      file,
      description: port.description,
      methods: members.flatMap((one) => methodOf(one) ?? []),
      values: members.filter((one) => methodOf(one) === null),
      types: Object.values(typesOf(file, type)),
      adapters: files.filter((file) => !isFake(file)),
      fakes: files.filter(isFake),
    }
  })
}
