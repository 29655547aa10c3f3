import ts from 'typescript'

/** A test as it is written in its file. One with cases is written once. */
export interface WrittenTest {
  /** Its title. A value that is put in stands as `$value`. */
  readonly title: string
  readonly line: number
  readonly lastLine: number
  /** Its source, without the indentation of its first line. */
  readonly text: string
  /** The modules whose values it names, as its file imports them. */
  readonly uses: readonly string[]
}

/** `it.each(cases)` and `it.skipIf(so)` return a function that takes the title and the test. */
const calleeOf = (node: ts.Expression): ts.Expression => {
  if (ts.isCallExpression(node)) return calleeOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? calleeOf(node.tag) : node
}

/** `it`, `test`, `faultTest`, `it.each`, `Default.test`; not `describe.each` and not `test.describe`. */
const isTest = (node: ts.CallExpression): boolean =>
  node.arguments.some((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one)) &&
  /^(?:(?:it|test|\w+Test)(?:\.(?:each|for|skipIf|runIf))?|\w+\.test)$/u.test(
    calleeOf(node.expression).getText(),
  )

const titleOf = (node: ts.Expression | undefined): string => {
  if (node === undefined) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return '$value'
  return node.head.text + node.templateSpans.map(({ literal }) => `$value${literal.text}`).join('')
}

const withoutIndent = (lines: readonly string[]): string => {
  const indent = /^ */u.exec(lines[0] ?? '')?.[0] ?? ''
  return lines
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
}

/** The modules of the values that a file imports, by the name that they have in it. */
const importsOf = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements
      .filter(ts.isImportDeclaration)
      .flatMap(({ importClause, moduleSpecifier }) => {
        const bindings = importClause?.namedBindings
        if (bindings === undefined || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
          return []
        if (!ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return []
        return bindings.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ name }) => [name.text, moduleSpecifier.text] as const)
      }),
  )

const namesIn = (node: ts.Node): readonly string[] => {
  const names: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}

/**
 * The tests that are written in a text, in its order.
 *
 * @param text - of a file with tests
 */
export const testsIn = (text: string): readonly WrittenTest[] => {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lines = text.split('\n')
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line
  const imported = importsOf(source)
  const found: WrittenTest[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [first, last] = [lineAt(node.getStart()), lineAt(node.end)]
      found.push({
        title: titleOf(node.arguments[0]),
        line: first + 1,
        lastLine: last + 1,
        text: withoutIndent(lines.slice(first, last + 1)),
        uses: [...new Set(namesIn(node).flatMap((name) => imported.get(name) ?? []))],
      })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
