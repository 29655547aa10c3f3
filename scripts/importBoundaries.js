import { posix } from 'node:path'
import { layers } from './layers.js'
import { posixPath } from './posixPath.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** @param {string} glob */
const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(
        /\{([^}]*)\}/g,
        (_all, /** @type {string} */ names) => `(${names.replaceAll(',', '|')})`,
      )
      .replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(.*/)?', '**': '.*' })[star] ?? '[^/]*')}$`,
  )

const compiled = layers.map((layer) => ({ layer, patterns: layer.files.map(toPattern) }))

/**
 * The layer of a file.
 *
 * @param {string} file - Path from the root of the repository.
 * @returns {Layer | undefined} `undefined` when no layer claims the file
 */
export const layerOf = (file) =>
  compiled.find(({ patterns }) => patterns.some((pattern) => pattern.test(file)))?.layer

/** Where a path import leads, as `imports` of package.json maps it; `#backend` is that of `backend/package.json`. */
const roots = /^#(\.storybook|backend|locales|scripts|tests)\//

/** @param {readonly string[]} list @param {string} name */
const includes = (list, name) => list.includes('*') || list.includes(name)

/**
 * Judges one import by the table.
 *
 * @param {string} file - Path of the importing file from the root of the repository.
 * @param {string} specifier - What it imports, as it is written.
 * @param {boolean} isType - Whether the import is `import type`.
 * @returns {string | null} what is wrong, or `null`
 */
export const judgeImport = (file, specifier, isType) => {
  const from = layerOf(file)
  if (from === undefined) return `${file} belongs to no layer of scripts/layers.js.`
  const { name, imports = [], types = [], packages = [] } = from
  if (!/^[.#]/.test(specifier)) {
    const dependency = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    return includes(packages, dependency) ? null : `${name} may not import ${dependency}.`
  }
  const [path = ''] = specifier.split('?')
  const target = path.startsWith('.')
    ? posix.join(posix.dirname(file), path)
    : path.replace('#', roots.test(path) ? '' : 'src/')
  const to = layerOf(target)
  if (to === undefined) return `${target} belongs to no layer of scripts/layers.js.`
  if (to === from || includes(imports, to.name)) return null
  if (!types.includes(to.name)) return `${name} may not import ${to.name}.`
  return isType ? null : `${name} may import types of ${to.name} only.`
}

/**
 * ESLint plugin with one rule: every file is in a layer, and every import is one that its layer
 * allows.
 *
 * @type {import('eslint').ESLint.Plugin}
 */
export const layersPlugin = {
  meta: { name: 'layers' },
  rules: {
    imports: {
      meta: { type: 'problem', schema: [] },
      create: (context) => {
        const file = posixPath(context.cwd, context.filename)
        /** @param {import('eslint').Rule.Node} node @param {unknown} specifier @param {boolean} isType */
        const judge = (node, specifier, isType) => {
          if (typeof specifier !== 'string') return
          const message = judgeImport(file, specifier, isType)
          if (message !== null) context.report({ node, message })
        }
        /** @param {any} node */
        const declaration = (node) => {
          if (node.source !== null)
            judge(node, node.source.value, [node.importKind, node.exportKind].includes('type'))
        }
        return {
          Program: (node) => {
            if (layerOf(file) === undefined)
              context.report({
                node,
                message: 'This file belongs to no layer of scripts/layers.js.',
              })
          },
          ImportDeclaration: declaration,
          ExportNamedDeclaration: declaration,
          ExportAllDeclaration: declaration,
          ImportExpression: (node) => {
            judge(node, node.source.type === 'Literal' ? node.source.value : undefined, false)
          },
        }
      },
    },
  },
}
