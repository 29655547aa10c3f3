import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { parse } from './names.ts'
import { snippetOf } from './snippet.ts'

/** The texts that Storybook puts into a built stories file: `docs: { source: { code: '…' } }`. */
const codesIn = (node: ts.Node): readonly ts.StringLiteralLike[] =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'code' &&
  ts.isStringLiteralLike(node.initializer) &&
  ts.isPropertyAssignment(node.parent.parent) &&
  node.parent.parent.name.getText() === 'source'
    ? [node.initializer]
    : node.getChildren().flatMap(codesIn)

/** Vite plugin that completes the snippets of stories; empty for a scene of its own. */
export const snippets = (): Plugin => ({
  name: 'snippets',
  transform: {
    // After Storybook's plugin, which makes the snippets.
    order: 'post',
    filter: { id: /\/src\/.*\.stories\.tsx$/u },
    handler: (code, id) => {
      const stories = { path: relative('', id), text: readFileSync(id, 'utf8') }
      const made = codesIn(parse(code)).toReversed()
      const whole = made.reduce(
        (text, literal) =>
          text.slice(0, literal.getStart()) +
          JSON.stringify(snippetOf(literal.text, stories) ?? '') +
          text.slice(literal.end),
        code,
      )
      // Each snippet is one line, as before.
      return { code: whole, map: null }
    },
  },
})
