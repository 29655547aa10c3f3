import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rooms } from '#scripts/rooms.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

const walk = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const sources = [...walk('src'), ...walk('backend')].filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.(stories|test)\.tsx?$/.test(file)
const code = sources.filter((file) => !isTest(file))

/** Import specifiers of a file; `import type` counts as a type. */
const imports = (file: string): readonly { specifier: string; type: boolean }[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g,
    ),
  ].map(([, type, from, lazy]) => ({ specifier: from ?? lazy ?? '', type: type !== undefined }))

/** The few glob shapes that `rooms.js` uses. */
const matches = (glob: string, file: string): boolean =>
  new RegExp(
    `^${glob
      .replace(/[.]/g, '\\.')
      .replace(/\{([^}]*)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '§')
      .replaceAll('**', '¤')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '(.*/)?')
      .replaceAll('¤', '.*')}$`,
  ).test(file)

describe('who may import whom (decision record 002)', () => {
  for (const room of rooms) {
    it(`${room.name}: ${room.why}`, () => {
      const files = code.filter(
        (file) =>
          room.files.some((glob) => matches(glob, file)) &&
          !(room.ignores ?? []).some((glob) => matches(glob, file)),
      )
      expect(files, 'the room is empty: its globs match nothing').not.toEqual([])
      const broken = files.flatMap((file) =>
        imports(file)
          .filter(({ specifier, type }) =>
            room.forbidden.some(
              ({ regex, allowTypeImports = false }) =>
                new RegExp(regex).test(specifier) && !(type && allowTypeImports),
            ),
          )
          .map(
            ({ specifier }) =>
              `${file} imports ${specifier}: take it as a prop or an argument, or move the file`,
          ),
      )
      expect(broken).toEqual([])
    })
  }
})

describe('file sets', () => {
  it('every component has its stories beside it', () => {
    // A file named like its folder is a component; the others in the folder are its parts.
    const components = code.filter((file) =>
      /^src\/components\/.*\/([A-Z]\w*)\/\1\.tsx$/.test(file),
    )
    const bare = components
      .filter((file) => !existsSync(join(root, file.replace(/\.tsx$/, '.stories.tsx'))))
      .map((file) => `${file}: write its stories, "npm run new" makes a beginning`)
    expect(bare).toEqual([])
  })

  it('every machine has chart, provide, view and test', () => {
    const folders = readdirSync(join(root, 'src/machines'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
    const missing = folders.flatMap((flow) =>
      ['machine.ts', 'provide.ts', 'view.ts', 'machine.test.ts']
        .map((part) => `src/machines/${flow}/${flow}.${part}`)
        .filter((file) => !existsSync(join(root, file))),
    )
    expect(missing).toEqual([])
  })

  it('every locale file exists in both languages', () => {
    expect(readdirSync(join(root, 'locales/en')).sort()).toEqual(
      readdirSync(join(root, 'locales/zh')).sort(),
    )
  })

  it('every route binds its page in under 40 lines', () => {
    const long = code
      .filter((file) => file.endsWith('.route.tsx'))
      .map((file) => ({
        file: basename(file),
        lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length,
      }))
      .filter(({ lines }) => lines >= 40)
    expect(long).toEqual([])
  })
})
