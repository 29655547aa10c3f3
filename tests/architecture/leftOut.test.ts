import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root, textOf } from '#tests/support/readFiles.ts'

/** Tracked files that are still there, by what `git ls-files` takes. */
const tracked = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-c', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/** The tracked files that patterns in the syntax of `.gitignore` leave out. */
const ignoredBy = (patterns: readonly string[]): readonly string[] =>
  tracked('-i', ...patterns.flatMap((pattern) => ['-x', pattern]))

const withoutBraces = (glob: string): readonly string[] => {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/u.exec(glob) ?? []
  if (choices === undefined) return [glob]
  return choices.split(',').flatMap((one) => withoutBraces(`${before ?? ''}${one}${after ?? ''}`))
}

const matching = (globs: readonly string[]): readonly string[] =>
  tracked('--', ...globs.flatMap(withoutBraces).map((glob) => `:(glob)${glob}`))

const configuration = async (file: string) =>
  ((await import(pathToFileURL(join(root, file)).href)) as { default: unknown }).default

const all = tracked()
const typescript = all.filter((path) => /\.tsx?$/u.test(path))
const javascript = all.filter((path) => path.endsWith('.js'))

describe('tracked files that a pattern leaves out', () => {
  it('of the types are JavaScript alone', () => {
    const { config } = ts.readConfigFile(join(root, '.oxlintrc.json'), ts.sys.readFile) as {
      config: { ignorePatterns: readonly string[] }
    }
    expect(ignoredBy(config.ignorePatterns)).toEqual(javascript)
  })

  it('of TypeScript itself are none', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
      config: unknown
    }
    const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    expect(typescript.filter((path) => !fileNames.includes(join(root, path)))).toEqual([])
  })

  it('of lint are none', async () => {
    const eslint = new ESLint({ cwd: root })
    const ignored = await Promise.all(
      [...typescript, ...javascript].map(async (path) =>
        (await eslint.isPathIgnored(path)) ? [path] : [],
      ),
    )
    expect(ignored.flat()).toEqual([])
  })

  it('of format are made by a tool, or are no text', () => {
    const patterns = textOf('.prettierignore').trim().split('\n')
    const known =
      /^(?:package-lock\.json|src\/assets\/.*|tests\/visual\/baselines\/.*|scripts\/templates\/.*)$/u
    expect(ignoredBy(patterns).filter((path) => !known.test(path))).toEqual([])
  })

  it('of unused exports are none', async () => {
    const { workspaces } = (await configuration('knip.js')) as {
      workspaces: Readonly<Record<string, { project: readonly string[] }>>
    }
    const globs = Object.entries(workspaces).flatMap(([folder, { project }]) =>
      project.map((glob) => (folder === '.' ? glob : `${folder}/${glob}`)),
    )
    const read = new Set(matching(globs))
    const atRoot = (path: string) => !path.includes('/')
    expect(typescript.filter((path) => !atRoot(path) && !read.has(path))).toEqual([])
  })

  it('of git are none', () => {
    expect(ignoredBy(textOf('.gitignore').trim().split('\n'))).toEqual([])
  })
})
