import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSchema } from '#backend/config/schema.ts'

// As text: the bounds of 64 bits do not fit into a number of JavaScript.
const text = readFileSync(new URL('../../appwrite.config.json', import.meta.url), 'utf8')

interface Row {
  readonly key: string
  readonly type: string
  readonly format?: string
  readonly encrypt?: boolean
}

describe('appwrite.config.json', () => {
  const { collections } = JSON.parse(text) as {
    readonly collections: readonly { readonly attributes: readonly Row[] }[]
  }
  const attributes = collections.flatMap((collection) => collection.attributes)

  it('says of every text that it is not encrypted, or a second push would create it again', () => {
    const texts = attributes.filter(({ type, format }) => type === 'string' && format === undefined)
    expect(texts.map(({ key, encrypt }) => [key, encrypt])).toEqual([
      ['firstName', false],
      ['lastName', false],
      ['phoneNumber', false],
    ])
  })

  it('has the bounds that the service gives an integer, or a second push would change it', () => {
    expect(text).toMatch(
      /"key": "contactId",[^}]*"min": -9223372036854775808,\s*"max": 9223372036854775807,/,
    )
  })
})

describe('a definition that cannot be used', () => {
  const collection = {
    $id: 'notes',
    databaseId: 'website',
    attributes: [{ key: 'a', type: 'string' }],
  }
  const parse = (change: object) =>
    parseSchema({
      projectId: 'website',
      databases: [{ $id: 'website' }],
      collections: [{ ...collection, ...change }],
    })

  it.each([
    ['a name with a quote', { $id: 'x"' }, 'collections.0.$id: is no valid name'],
    [
      'an enum without elements',
      { attributes: [{ key: 'a', type: 'string', format: 'enum' }] },
      'collections.0.attributes.0: is an enum without elements',
    ],
    [
      'an index of nothing',
      { indexes: [{ key: 'i', type: 'key', attributes: ['b'] }] },
      'collections.0: has an index of an attribute that it does not have',
    ],
  ])('%s is named with its place', (_, change, sentence) => {
    expect(() => parse(change)).toThrow(`appwrite.config.json: ${sentence}`)
  })
})
