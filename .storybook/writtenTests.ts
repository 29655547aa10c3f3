import ts from 'typescript'
import { freeNames, importedNames, parse } from './syntax.ts'

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

/**
 * The tests that are written in a text, in its order.
 *
 * @param text - of a file with tests
 */
export const testsIn = (text: string): readonly WrittenTest[] => {
  const source = parse(text)
  const lines = text.split('\n')
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line
  const imported = importedNames(source)
  const moduleOf = (name: string): readonly string[] => {
    const { from, isType = true } = imported.get(name) ?? {}
    return from === undefined || isType ? [] : [from]
  }
  const found: WrittenTest[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [first, last] = [lineAt(node.getStart()), lineAt(node.end)]
      found.push({
        title: titleOf(node.arguments[0]),
        line: first + 1,
        lastLine: last + 1,
        text: withoutIndent(lines.slice(first, last + 1)),
        uses: [...new Set(freeNames(node).flatMap(moduleOf))],
      })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
