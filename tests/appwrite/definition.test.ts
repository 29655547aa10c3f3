import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contactDetails } from 'xinyuan-backend'
import { contactFields } from '#domain/contact.rules.ts'

// As text: the bounds of 64 bits do not fit into a number of JavaScript.
const text = readFileSync(new URL('../../appwrite.config.json', import.meta.url), 'utf8')

interface Row {
  readonly key: string
  readonly type: string
  readonly format?: string
  readonly encrypt?: boolean
  readonly size?: number
  readonly required: boolean
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
      ['product', false],
    ])
  })

  it('has an attribute for every field of the contact form, as long as the form takes it', () => {
    const rules = Object.values(contactFields)
    const rowOf = (attribute: string) => attributes.find(({ key }) => key === attribute)
    expect(rules.map(({ attribute }) => [attribute, rowOf(attribute)?.size])).toEqual(
      // The format of an address has its own bound.
      rules.map(({ attribute, max }) => [
        attribute,
        attribute === 'emailAddress' ? undefined : max,
      ]),
    )
  })

  it('tells the owner every field of the contact form', () => {
    const read = ['lastName', 'firstName', ...contactDetails.map(({ attribute }) => attribute)]
    const sent = Object.values(contactFields).map(({ attribute }) => attribute)
    expect(read).toEqual(sent)
  })

  it('requires no attribute that the contact form leaves empty', () => {
    const empty = Object.values(contactFields).filter(({ required }) => !required)
    expect(
      empty.filter(({ attribute }) =>
        attributes.some(({ key, required }) => key === attribute && required),
      ),
    ).toEqual([])
    expect(attributes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(empty.map(({ attribute }) => attribute)),
    )
  })

  it('has the bounds that the service gives an integer, or a second push would change it', () => {
    expect(text).toMatch(
      /"key": "contactId",[^}]*"min": -9223372036854775808,\s*"max": 9223372036854775807,/,
    )
  })
})
