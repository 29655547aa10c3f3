import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { snippetOf } from './snippet.ts'
import { nodesIn, parse } from './syntax.ts'

/** A text that Storybook puts into a built stories file: `docs: { source: { code: '…' } }`. */
const isCodeOfStory = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) &&
  ts.isPropertyAssignment(node.parent) &&
  node.parent.name.getText() === 'code' &&
  ts.isPropertyAssignment(node.parent.parent.parent) &&
  node.parent.parent.parent.name.getText() === 'source'

/** Vite plugin that completes and formats the snippets of stories; empty for a scene of its own. */
export const snippets = (): Plugin => ({
  name: 'snippets',
  transform: {
    // After Storybook's plugin, which makes the snippets.
    order: 'post',
    filter: { id: /\/src\/.*\.stories\.tsx$/u },
    handler: async (code, id) => {
      const stories = { path: relative('', id), text: readFileSync(id, 'utf8') }
      const made = nodesIn(parse(code)).filter(isCodeOfStory)
      const whole = await Promise.all(
        made.map(async (literal) => (await snippetOf(literal.text, stories)) ?? ''),
      )
      // From the last to the first, so that the places before stay.
      const text = made.reduceRight(
        (before, literal, place) =>
          before.slice(0, literal.getStart()) +
          JSON.stringify(whole[place]) +
          before.slice(literal.end),
        code,
      )
      // Each snippet is one line, as before.
      return { code: text, map: null }
    },
  },
})
