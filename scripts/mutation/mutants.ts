import ts from 'typescript'
import { nodesIn, parse } from '#.storybook/syntax.ts'

/** A change of a source file that a test should notice. */
export interface Mutant {
  readonly start: number
  readonly end: number
  /** What stands in the place of the text from `start` to `end`. */
  readonly replacement: string
}

/** A part of a drawing, which the pictures check. */
const drawing = /[?:] <(?:circle|g|path)\b/u

/** A child that is a text, or that is shown only in some state. An icon only decorates a text. */
const isMessage = (node: ts.Node): boolean => {
  if (!ts.isJsxExpression(node) || ts.isJsxAttribute(node.parent)) return false
  const { expression } = node
  if (expression === undefined) return false
  if (ts.isConditionalExpression(expression))
    return (
      !drawing.test(expression.getText()) &&
      / null : (?!<Icon\b)|: null$/u.test(expression.getText())
    )
  return ts.isCallExpression(expression) && /^t\w*$/u.test(expression.expression.getText())
}

const mutantOf = (node: ts.Node): Mutant | null => {
  const [start, end] = [node.getStart(), node.end]
  if (ts.isJsxAttribute(node) && /^(?:error|role|aria-.+)$/u.test(node.name.getText()))
    return { start, end, replacement: '' }
  // What a form gives its field contains the error.
  if (
    ts.isJsxSpreadAttribute(node) &&
    /^(?:field|password|confirm)\b/u.test(node.expression.getText())
  )
    return { start, end, replacement: `${node.getText()} error={undefined}` }
  if (ts.isPropertyAssignment(node) && /^(?:role$|'aria-)/u.test(node.name.getText()))
    return { start: node.initializer.getStart(), end, replacement: 'undefined as never' }
  if (isMessage(node)) return { start, end, replacement: '' }
  if (
    ts.isJsxSelfClosingElement(node) &&
    /^(?:Trans|ErrorSummary|\w*Banner)$/u.test(node.tagName.getText())
  )
    return { start, end, replacement: '<></>' }
  return null
}

/**
 * The mutants of a component: without each `error`, `role`, `aria-*`, text and conditional child in turn.
 *
 * @param text - of the source file
 */
export const mutantsOf = (text: string): readonly Mutant[] =>
  nodesIn(parse(text)).flatMap((node) => mutantOf(node) ?? [])
