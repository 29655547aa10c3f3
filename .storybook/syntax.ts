import ts from 'typescript'

/**
 * Parses TypeScript.
 *
 * @param text - of the file
 * @param file - whose name says whether there is JSX in it
 */
export const parse = (text: string, file = 'code.tsx'): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Whether a text is TypeScript without errors of syntax. */
export const isCode = (text: string): boolean => {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: 'code.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  })
  return diagnostics.length === 0
}

/** Whether an identifier is a key, or the tag of an HTML element: it names nothing of the module. */
const isLabel = (node: ts.Identifier): boolean => {
  const { parent, text } = node
  if (ts.isTypeReferenceNode(parent) && ts.isConstTypeReference(parent)) return true
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  if (ts.isPropertyAssignment(parent)) return parent.name === node
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent))
    return /^[a-z]/u.test(text)
  return (
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isNamedTupleMember(parent)
  )
}

const isDeclared = (node: ts.Identifier): boolean => {
  const { parent } = node
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isImportClause(parent)) &&
    parent.name === node
  )
}

/** A part of a module and every part of it, without comments. */
export const nodesIn = (node: ts.Node): readonly ts.Node[] => {
  const found: ts.Node[] = []
  const visit = (inner: ts.Node): void => {
    found.push(inner)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

/** Names that a part of a module uses and does not declare itself. */
export const freeNames = (node: ts.Node): readonly string[] => {
  const identifiers = nodesIn(node)
    .filter(ts.isIdentifier)
    .filter((one) => !isLabel(one))
  const declared = new Set(identifiers.filter(isDeclared).map(({ text }) => text))
  const used = identifiers.map(({ text }) => text).filter((name) => !declared.has(name))
  return [...new Set(used)]
}

/** A name that a module imports. */
export interface ImportedName {
  /** The module that it comes from. */
  readonly from: string
  /** Such as `Button`, or `parsePrice as parse`. */
  readonly specifier: string
  readonly isDefault: boolean
  readonly isType: boolean
}

const importedBy = ({ importClause, moduleSpecifier }: ts.ImportDeclaration) => {
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
  const { name, namedBindings, phaseModifier } = importClause
  const from = moduleSpecifier.text
  const onlyTypes = phaseModifier === ts.SyntaxKind.TypeKeyword
  const named =
    namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  const whole = { from, isDefault: true, isType: onlyTypes }
  return [
    ...(name === undefined ? [] : [[name.text, { ...whole, specifier: name.text }] as const]),
    ...named.map((one) => {
      const specifier = one.getText().replace(/^type /u, '')
      const isType = onlyTypes || one.isTypeOnly
      return [one.name.text, { from, specifier, isDefault: false, isType }] as const
    }),
  ]
}

/** What a module imports with `import name` and `import { name }`, by the name that it has there. */
export const importedNames = (source: ts.SourceFile): ReadonlyMap<string, ImportedName> =>
  new Map(source.statements.filter(ts.isImportDeclaration).flatMap(importedBy))
