import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { parse } from './names.ts'

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

/** An object type with a name. */
export interface NamedType {
  readonly name: string
  readonly description: string
  readonly cases: readonly TypeCase[]
}

/** A node and the file that it stands in. */
interface Place<Node extends ts.Node = ts.Node> {
  readonly file: string
  readonly node: Node
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

const parsed = new Map<string, ts.SourceFile>()

const sourceOf = (file: string): ts.SourceFile => {
  const source = parsed.get(file) ?? parse(readFileSync(file, 'utf8'), file)
  parsed.set(file, source)
  return source
}

/** The file that an import names; `null` for a package. */
const fileOf = (path: string, from: string): string | null => {
  const file = path.startsWith('./')
    ? join(dirname(from), path)
    : path.replace(/^#(locales|\.storybook)\//u, '$1/').replace(/^#/u, 'src/')
  return existsSync(file) ? file : null
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Finds the declaration of a type, in its file or where that imports it from. */
const declarationOf = (name: string, file: string): Place<Declaration> | null => {
  for (const node of sourceOf(file).statements) {
    if (isDeclaration(node) && node.name.text === name) return { file, node }
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const list = node.importClause?.namedBindings
    const found =
      list !== undefined &&
      ts.isNamedImports(list) &&
      list.elements.find((element) => element.name.text === name)
    if (!found) continue
    const target = fileOf(node.moduleSpecifier.text, file)
    return target === null ? null : declarationOf((found.propertyName ?? found.name).text, target)
  }
  return null
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const descriptionOf = (node: ts.Node): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '')
  return text.replaceAll(/\{@link\s+([^}\s]+)\s*\}/gu, '`$1`')
}

const typeOf = (node: ts.PropertySignature | ts.MethodSignature): string => {
  const type = node.type?.getText() ?? 'unknown'
  if (ts.isPropertySignature(node)) return oneLine(type)
  return oneLine(`(${node.parameters.map((one) => one.getText()).join(', ')}) => ${type}`)
}

const membersIn = (members: readonly ts.TypeElement[]): readonly TypeMember[] =>
  members.flatMap((node) =>
    ts.isPropertySignature(node) || ts.isMethodSignature(node)
      ? [
          {
            name: `${node.name.getText()}${node.questionToken === undefined ? '' : '?'}`,
            type: typeOf(node),
            description: descriptionOf(node),
          },
        ]
      : [],
  )

type Members = readonly TypeMember[]

/** The names in a type such as `'name' | 'price'`. */
const literalsIn = (node: ts.TypeNode | undefined): readonly string[] =>
  [...(node?.getText() ?? '').matchAll(/'(\w+)'/gu)].map(([, name = '']) => name)

const bare = ({ name }: TypeMember): string => name.replace(/\?$/u, '')

/** The object types that a type stands for: one, those of a union, or none. */
const objectsOf = ({ node, file }: Place): readonly Members[] => {
  const inFile = (other: ts.Node) => objectsOf({ node: other, file })
  const both = (left: readonly Members[], right: readonly Members[]) =>
    left.flatMap((one) => right.map((other) => [...one, ...other]))
  if (ts.isInterfaceDeclaration(node)) {
    const above = (node.heritageClauses ?? []).flatMap(({ types }) => types).map(inFile)
    return [...above.filter(({ length }) => length > 0), [membersIn(node.members)]].reduce(both)
  }
  if (ts.isTypeAliasDeclaration(node)) return inFile(node.type)
  if (ts.isTypeLiteralNode(node)) return [membersIn(node.members)]
  if (ts.isParenthesizedTypeNode(node)) return inFile(node.type)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(inFile)
  if (ts.isIntersectionTypeNode(node)) return node.types.map(inFile).reduce(both)
  if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return []
  const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText()
  const [of, names] = node.typeArguments ?? []
  if (of !== undefined && ['Pick', 'Omit'].includes(name)) {
    const listed = literalsIn(names)
    return inFile(of).map((members) =>
      members.filter((member) => listed.includes(bare(member)) === (name === 'Pick')),
    )
  }
  if (of !== undefined && ['Readonly', 'Partial', 'Required'].includes(name)) return inFile(of)
  const declaration = declarationOf(name, file)
  return declaration === null ? [] : objectsOf(declaration)
}

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

type Reference = readonly [name: string, file: string]

/** The member that a type such as `LoginView['problem']` names. */
const memberAt = ({ node, file }: Place<ts.IndexedAccessTypeNode>): Place | null => {
  const place = declarationOf(node.objectType.getText(), file)
  if (place === null || !ts.isInterfaceDeclaration(place.node)) return null
  const [name] = literalsIn(node.indexType)
  const member = place.node.members.find((one) => one.name?.getText() === name)
  return member === undefined ? null : { node: member, file: place.file }
}

/** Names of types in a part of a file, each with the file. */
const referencesIn = ({ node, file }: Place): readonly Reference[] => {
  if (ts.isJSDoc(node)) return []
  if (ts.isIndexedAccessTypeNode(node)) {
    const member = memberAt({ node, file })
    if (member !== null) return referencesIn(member)
  }
  const own: readonly Reference[] =
    ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
      ? [[node.getChildAt(0).getText(), file]]
      : []
  return [...own, ...node.getChildren().flatMap((child) => referencesIn({ node: child, file }))]
}

/**
 * An object type by its file and name; `null` when it has no members.
 *
 * @param file - that declares it
 * @param name - of the type
 */
export const namedType = (file: string, name: string): NamedType | null => {
  const place = declarationOf(name, file)
  const objects = place === null ? [] : objectsOf(place)
  return place === null || objects.length === 0
    ? null
    : { name, description: descriptionOf(place.node), cases: casesOf(objects) }
}

/**
 * The object types that the props of a component name, and those that these name, by file and name. Types
 * of packages are left out.
 *
 * @param file - of the component
 * @param props - name of the type of its props, such as `ButtonProps`
 */
export const typesOf = (file: string, props: string): Readonly<Record<string, NamedType>> => {
  const start = declarationOf(props, file)
  if (start === null) return {}
  const found: Record<string, NamedType> = {}
  const seen = new Set<Declaration>([start.node])
  const queue: Place<Declaration>[] = [start]
  for (const place of queue)
    for (const [name, from] of referencesIn(place)) {
      const declaration = declarationOf(name, from)
      if (declaration === null || seen.has(declaration.node)) continue
      seen.add(declaration.node)
      queue.push(declaration)
      const type = namedType(declaration.file, declaration.node.name.text)
      if (type !== null) found[`${declaration.file}: ${type.name}`] = type
    }
  return found
}
