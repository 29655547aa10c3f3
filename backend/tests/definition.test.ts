import { describe, expect, it } from 'vitest'
import { parseSchema } from '#backend/config/schema.ts'

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
