import { describe, expect, it } from 'vitest'
import { textOf } from '#tests/support/readFiles.ts'
import { sourceFiles } from './sourceFiles.ts'

/** What a package does not document, by how it looks in code. */
const privateInterfaces = {
  'a private member': /(?:\.|[\w\]]\[')_(?!_proto__)\w+/g,
  'a private global': /\b__[A-Z]\w*__\b/g,
  'a file inside a package':
    /['"`](?:@[^/'"`]+\/)?[^./#'"`\s][^/'"`\s]*\/(?:[^'"`\s]*\/)?(?:dist|internal|internals|src|esm|cjs)\/[^'"`\s]*['"`]/g,
  'an alias of a package': /\balias\s*:/g,
} as const

/** This file names what it forbids. */
const checked = sourceFiles.filter((file) => !file.endsWith('publicInterfaces.test.ts'))

/** Paths of this repository look like paths into a package. */
const isOwnPath = (found: string): boolean =>
  /^['"`](?:\.storybook|appwrite\/contact-notify|backend|docs|locales|scripts|src|tests)\//.test(
    found,
  )

describe('public interfaces', () => {
  it.each(Object.entries(privateInterfaces))('no code uses %s', (_what, pattern) => {
    const uses = checked.flatMap((file) =>
      [...textOf(file).matchAll(pattern)]
        .filter(([found]) => !isOwnPath(found))
        .map(([found]) => `${file}: ${found}`),
    )
    expect(uses).toEqual([])
  })
})
