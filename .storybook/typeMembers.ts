import { relative } from 'node:path'
import ts from 'typescript'

/** A member of an object type. */
export interface TypeMember {
  readonly name: string
  /** As it is written. */
  readonly type: string
  /** From its comment; empty without one. */
  readonly description: string
}

/** Object types of a union with the same members: what tells them from the others, and these members. */
export interface TypeCase {
  /** Such as `kind: 'loading' | 'damaged'`; empty for a type that is no union. */
  readonly when: string
  readonly members: readonly TypeMember[]
}

/** A type with a name: of objects, of literals, or another such as a list. */
export interface NamedType {
  /** As it is written where it is used, such as `LoginEntries` or `LoginView['problem']`. */
  readonly name: string
  readonly description: string
  /** Empty for literals. */
  readonly cases: readonly TypeCase[]
  /** Literals of a union, as they are written. */
  readonly values: readonly string[]
  /** The type as it is written, when it has neither members nor values. */
  readonly written?: string
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** A name of a type, the type, and what declares it: for `LoginView['problem']` the member. */
interface TypeReference {
  readonly name: string
  readonly node: Declaration | ts.PropertySignature
  readonly type: ts.Type
}

/** Finds modules of the site alone: types of packages are not shown, and reading them takes long. */
const hostOf = (options: ts.CompilerOptions): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    resolveModuleNameLiterals: (literals, file) =>
      literals.map(({ text }) =>
        /^[#.]/u.test(text)
          ? ts.resolveModuleName(text, file, options, host)
          : { resolvedModule: undefined },
      ),
  }
}

let made: ts.Program | undefined

/** The site, without tests and stories. It is made when the first type is asked for. */
const program = (): ts.Program => {
  if (made !== undefined) return made
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {
    readonly config: object
  }
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    {
      ...config,
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.stories.tsx'],
    },
    ts.sys,
    '.',
  )
  const own = { ...options, types: [] }
  made = ts.createProgram(fileNames, own, hostOf(own))
  // It also gives each node its parent.
  made.getTypeChecker()
  return made
}

const isOwn = (node: ts.Node): boolean =>
  !program().isSourceFileDefaultLibrary(node.getSourceFile())

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

const declarationIn = (file: string, name: string): Declaration | undefined =>
  program()
    .getSourceFile(file)
    ?.statements.filter(isDeclaration)
    .find((node) => node.name.text === name)

/** The declaration of a type of the site, where a name of it stands. */
const declarationOf = (name: ts.Node): Declaration | undefined => {
  const checker = program().getTypeChecker()
  const symbol = checker.getSymbolAtLocation(name)
  const target =
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol)
      : symbol
  return target?.declarations?.filter(isOwn).find(isDeclaration)
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const descriptionOf = (node: ts.Node): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '')
  return text.replaceAll(/\{@link\s+([^}\s]+)\s*\}/gu, '`$1`')
}

const writtenType = (node: ts.Declaration): string | null => {
  if (ts.isPropertySignature(node)) return oneLine(node.type?.getText() ?? 'unknown')
  if (!ts.isMethodSignature(node)) return null
  const parameters = node.parameters.map((one) => one.getText()).join(', ')
  return oneLine(`(${parameters}) => ${node.type?.getText() ?? 'unknown'}`)
}

const literalOf = (type: ts.Type): string | null => {
  if (type.isStringLiteral()) return `'${type.value}'`
  if ((type.flags & ts.TypeFlags.Null) !== 0) return 'null'
  const isLiteral = type.isLiteral() || (type.flags & ts.TypeFlags.BooleanLiteral) !== 0
  return isLiteral ? program().getTypeChecker().typeToString(type) : null
}

/**
 * What is optional may be `undefined`, whether its type says so or not.
 *
 * @param type - as it is written
 */
const withoutUndefined = (type: string): string => type.replace(/ \| undefined$/u, '')

const memberOf = (symbol: ts.Symbol): TypeMember => {
  const checker = program().getTypeChecker()
  const type = checker.getTypeOfSymbol(symbol)
  const [node] = symbol.declarations ?? []
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  const written =
    literalOf(type) ?? (node === undefined ? null : writtenType(node)) ?? checker.typeToString(type)
  return {
    name: `${symbol.name}${isOptional ? '?' : ''}`,
    type: isOptional ? withoutUndefined(written) : written,
    description: node === undefined ? '' : descriptionOf(node),
  }
}

/** The types that a type is a union of, or the type itself; without `undefined`. */
const partsOf = (type: ts.Type): readonly ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & ts.TypeFlags.Undefined) === 0,
  )

/** Members that the site declares: not those of a list or a function. */
const membersOf = (type: ts.Type): readonly ts.Symbol[] =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0
    ? []
    : program()
        .getTypeChecker()
        .getPropertiesOfType(type)
        .filter(({ declarations = [] }) => declarations.every(isOwn))

const typeAt = (node: ts.Node): ts.Type => program().getTypeChecker().getTypeAtLocation(node)

type Members = readonly TypeMember[]

const bare = ({ name }: TypeMember): string => name.replace(/\?$/u, '')

const literal = /^(?:(?: \| |^)(?:'[^']*'|true|false|null))+$/u

/** Names what tells the objects of a union apart: a member that is a literal in each. */
const casesOf = (objects: readonly Members[]): readonly TypeCase[] => {
  const [first = []] = objects
  if (objects.length < 2) return [{ when: '', members: first }]
  const mark = first
    .map(bare)
    .find((name) =>
      objects.every((members) =>
        members.some((member) => bare(member) === name && literal.test(member.type)),
      ),
    )
  const cases = objects.map((members) => ({
    mark: members.find((member) => bare(member) === mark)?.type,
    members: members.filter((member) => bare(member) !== mark),
  }))
  const contents = cases.map(({ members }) => JSON.stringify(members))
  return cases.flatMap(({ members }, place) => {
    if (contents.indexOf(contents[place] ?? '') !== place) return []
    const marks = cases.flatMap((one, at) =>
      one.mark !== undefined && contents[at] === contents[place] ? [one.mark] : [],
    )
    return [{ when: mark === undefined ? 'or' : `${mark}: ${marks.join(' | ')}`, members }]
  })
}

/** The literals of a union, in the order in which the declaration names them. */
const valuesOf = ({ node, type }: TypeReference): readonly string[] => {
  const values = partsOf(type).map(literalOf)
  const text = node.getText()
  return values.length < 2 || values.includes(null)
    ? []
    : values
        .flatMap((value) => value ?? [])
        .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}

/** The members of the objects that a type stands for. */
const objectsOf = ({ type }: TypeReference): readonly (readonly ts.Symbol[])[] => {
  const objects = partsOf(type)
    .filter(({ flags }) => (flags & ts.TypeFlags.Null) === 0)
    .map(membersOf)
  return objects.some(({ length }) => length > 0) ? objects : []
}

const namedTypeOf = (reference: TypeReference): NamedType => {
  const { name, node } = reference
  const objects = objectsOf(reference).map((members) => members.map(memberOf))
  const values = valuesOf(reference)
  const written = ts.isInterfaceDeclaration(node) ? node : (node.type ?? node)
  return {
    name,
    description: descriptionOf(node),
    cases: objects.length === 0 ? [] : casesOf(objects),
    values,
    ...(objects.length + values.length === 0 ? { written: oneLine(written.getText()) } : {}),
  }
}

/**
 * A type by its file and name.
 *
 * @param file - that declares it
 * @param name - of the type
 */
export const namedType = (file: string, name: string): NamedType | null => {
  const node = declarationIn(file, name)
  return node === undefined ? null : namedTypeOf({ name, node, type: typeAt(node.name) })
}

/** The member that a type such as `LoginView['problem']` stands for. */
const memberAt = ({ objectType, indexType }: ts.IndexedAccessTypeNode) => {
  const key = ts.isLiteralTypeNode(indexType) ? indexType.literal : undefined
  if (key === undefined || !ts.isStringLiteral(key)) return undefined
  return program()
    .getTypeChecker()
    .getPropertyOfType(typeAt(objectType), key.text)
    ?.declarations?.filter(isOwn)
    .find(ts.isPropertySignature)
}

/** The types that a part of a file names. */
const namedIn = (node: ts.Node): readonly TypeReference[] => {
  if (ts.isJSDoc(node)) return []
  const member = ts.isIndexedAccessTypeNode(node) ? memberAt(node) : undefined
  if (member !== undefined) return [{ name: node.getText(), node: member, type: typeAt(node) }]
  const inner = node.getChildren().flatMap(namedIn)
  const own = ts.isTypeReferenceNode(node) ? declarationOf(node.typeName) : undefined
  if (own === undefined || !ts.isTypeReferenceNode(node)) return inner
  return [{ name: node.typeName.getText(), node: own, type: typeAt(own.name) }, ...inner]
}

/** Such as `FormView` in `type View = FormView | CodeView`: the table of props names these, not `View`. */
const partsNamedBy = (node: ts.Node): readonly TypeReference[] =>
  ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)
    ? node.type.types
        .filter((part) => ts.isTypeReferenceNode(part) && part.typeArguments === undefined)
        .flatMap(namedIn)
    : []

/** What the members of a type name, and the parts of a union; for a type such as a list what its declaration names. */
const namedBy = (reference: TypeReference): readonly TypeReference[] => {
  const members = objectsOf(reference).flat()
  if (members.length === 0) return valuesOf(reference).length > 0 ? [] : namedIn(reference.node)
  return [
    ...partsNamedBy(reference.node),
    ...members.flatMap(({ declarations = [] }) => declarations).flatMap(namedIn),
  ]
}

/**
 * The types that the props of a component name, and those that these name, by file and name. Types of packages
 * are left out.
 *
 * @param file - of the component
 * @param props - name of the type of its props, such as `ButtonProps`
 */
export const typesOf = (file: string, props: string): Readonly<Record<string, NamedType>> => {
  const start = declarationIn(file, props)
  if (start === undefined) return {}
  const keyOf = ({ name, node }: TypeReference) =>
    `${relative('', node.getSourceFile().fileName)}: ${name}`
  const first = { name: props, node: start, type: typeAt(start.name) }
  const found = new Map<string, TypeReference>([[keyOf(first), first]])
  // A map also walks what is added on the way.
  for (const reference of found.values())
    for (const one of namedBy(reference)) if (!found.has(keyOf(one))) found.set(keyOf(one), one)
  found.delete(keyOf(first))
  return Object.fromEntries([...found].map(([key, reference]) => [key, namedTypeOf(reference)]))
}
