import { describe, expect, it, vi } from 'vitest'
import type { Attribute, Collection } from '#backend/config/schema.ts'
import { ApiError } from '#backend/contract/errors.ts'
import {
  checkDocument,
  formatDate,
  normaliseDate,
  readDocument,
} from '#backend/documents/attributes.ts'
import {
  allows,
  documentPermissions,
  grantPermissions,
  parsePermission,
  rolesOf,
  type Caller,
} from '#backend/documents/permissions.ts'
import { readQueries, selection } from '#backend/documents/queries.ts'
import { shape } from '#backend/documents/querySyntax.ts'
import {
  anything,
  boolean,
  email,
  identifier,
  json,
  map,
  newPassword,
  oneOf,
  password,
  reference,
  text,
} from '#backend/http/validators.ts'

const pass = (value: unknown) => ({ ok: true, value })
const refuse = (message: string) => ({ ok: false, message })
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof ApiError ? [error.type, error.message] : error
  }
}

describe('a parameter', () => {
  const noEmail = refuse('Value must be a valid email address')
  it.each([
    ['Ann@Example.COM', pass('ann@example.com')],
    ["a.b!#$%&'*+/=?^_`{|}~-9@a-b.c9.museum", pass("a.b!#$%&'*+/=?^_`{|}~-9@a-b.c9.museum")],
    [`${'a'.repeat(64)}@b.co`, pass(`${'a'.repeat(64)}@b.co`)],
    [`${'a'.repeat(65)}@b.co`, noEmail],
    [`a@${'b'.repeat(63)}.co`, pass(`a@${'b'.repeat(63)}.co`)],
    [`a@${'b'.repeat(64)}.co`, noEmail],
    [`a@${'b.'.repeat(125)}co`, pass(`a@${'b.'.repeat(125)}co`)],
    [`a@${'b.'.repeat(126)}co`, noEmail],
    ['a@b', noEmail],
    ['a@b.', noEmail],
    ['a@-b.co', noEmail],
    ['a@b-.co', noEmail],
    ['a@b.-c', noEmail],
    ['a@b.c-', noEmail],
    ['.a@b.co', noEmail],
    ['a.@b.co', noEmail],
    ['a..b@b.co', noEmail],
    ['a b@b.co', noEmail],
    ['a@b.co ', noEmail],
    [' a@b.co', noEmail],
    ['林@b.co', noEmail],
    ['@b.co', noEmail],
    ['', noEmail],
    [['a@b.co'], noEmail],
  ])('email: %j is %j', (value, expected) => {
    expect(email(value)).toEqual(expected)
  })

  const noId = refuse(
    "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
  )
  it.each([
    ['a', pass('a')],
    ['aZ0._-', pass('aZ0._-')],
    ['9'.repeat(36), pass('9'.repeat(36))],
    ['9'.repeat(37), noId],
    ['', noId],
    ['.a', noId],
    ['-a', noId],
    ['_a', noId],
    ['a/b', noId],
    ['a\n', noId],
    [5, noId],
  ])('identifier and reference: %j is %j', (value, expected) => {
    expect(identifier(value)).toEqual(expected)
    expect(reference(value)).toEqual(expected)
  })

  it('reference: unique() is none, as it names nothing', () => {
    expect([identifier('unique()'), reference('unique()')]).toEqual([pass('unique()'), noId])
  })

  const noText = refuse(
    'Value must be a valid string and at least 1 chars and no longer than 2 chars',
  )
  it.each([
    ['a', pass('a')],
    ['😀😀', pass('😀😀')],
    ['abc', noText],
    ['', noText],
    [null, noText],
    [['a'], noText],
  ])('text: %j is %j', (value, expected) => {
    expect(text(2)(value)).toEqual(expected)
  })

  it.each([
    ['12345678', true],
    ['1234567', false],
    ['密密1', false],
    ['密密12', true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
    [12_345_678, false],
    [undefined, false],
  ])('password: %j is good: %s', (value, good) => {
    expect(password(value)).toEqual(
      good ? pass(value) : refuse('Password must be between 8 and 256 characters long.'),
    )
    expect(newPassword(value)).toEqual(
      good
        ? pass(value)
        : refuse(
            'Password must be between 8 and 265 characters long, and should not be one of the commonly used password.',
          ),
    )
  })

  it('boolean: is also a text or a number', () => {
    expect([true, 'true', 1, '1'].map(boolean)).toEqual(Array(4).fill(pass(true)))
    expect([false, 'false', 0, '0'].map(boolean)).toEqual(Array(4).fill(pass(false)))
    expect(['yes', 2, null, undefined, ''].map(boolean)).toEqual(
      Array(5).fill(refuse('Value must be a valid boolean')),
    )
  })

  it('oneOf: is a word of the list in any case', () => {
    const word = oneOf(['email', 'totp'])
    expect([word('TOTP'), word('email')]).toEqual([pass('totp'), pass('email')])
    expect(['phone', undefined, ['totp']].map(word)).toEqual(
      Array(3).fill(refuse('Value must be one of (email, totp)')),
    )
  })

  it('map: is an object, or an empty list, of limited length', () => {
    const noMap = refuse('Value must be a valid object.')
    const short = map(7)
    expect([short({}), short([]), short({ a: 1 })]).toEqual([pass({}), pass({}), pass({ a: 1 })])
    expect([{ a: 12 }, ['a'], null, 'a', undefined].map(short)).toEqual(Array(5).fill(noMap))
  })

  it('json: is an object, a list, or the text of one', () => {
    const none = refuse('Value must be a valid JSON string')
    expect([{ a: 1 }, [1], '{"a":1}', '[1]', 'null', '5', '"a"'].map(json)).toEqual(
      [{ a: 1 }, [1], { a: 1 }, [1], null, null, null].map(pass),
    )
    expect(['{', '', 5, null, undefined].map(json)).toEqual(Array(5).fill(none))
  })

  it('anything: is what it is', () => {
    expect(anything(null)).toEqual(pass(null))
  })
})

describe('a date of a document', () => {
  it.each([
    ['2026-01-02', '2026-01-02T00:00:00.000+00:00'],
    ['2026-01-02 03:04', '2026-01-02T03:04:00.000+00:00'],
    ['2026-01-02T03:04:05', '2026-01-02T03:04:05.000+00:00'],
    ['2026-01-02T03:04:05.678901234Z', '2026-01-02T03:04:05.678+00:00'],
    ['2026-01-02T03:04:05+0200', '2026-01-02T01:04:05.000+00:00'],
    ['2026-01-02T03:04:05-02:00', '2026-01-02T05:04:05.000+00:00'],
    ['2026-01-02T03:04:05.1234567890Z', undefined],
    ['2026-13-02', undefined],
    ['2026-1-2', undefined],
    ['2026-01-02Z', undefined],
    ['2026-01-02T03', undefined],
    ['x2026-01-02', undefined],
    ['2026-01-02x', undefined],
    [['2026-01-02'], undefined],
    [1_767_225_600_000, undefined],
  ])('%j is %j', (value, expected) => {
    expect(normaliseDate(value)).toBe(expected)
  })

  it('without an offset is UTC, wherever the machine is', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    expect(normaliseDate('2026-01-02T03:04')).toBe('2026-01-02T03:04:00.000+00:00')
  })

  it('is written in UTC', () => {
    expect(formatDate(0)).toBe('1970-01-01T00:00:00.000+00:00')
  })
})

const collectionOf = (...attributes: readonly Partial<Attribute>[]): Collection =>
  ({
    $id: 'notes',
    attributes: attributes.map((attribute) => ({ key: 'a', ...attribute })),
    indexes: [],
  }) as unknown as Collection

describe('a document', () => {
  const check = (attribute: Partial<Attribute>, value: unknown) =>
    thrownBy(() => checkDocument(collectionOf(attribute), { a: value }))
  const invalid = (sentence: string) => [
    'document_invalid_structure',
    `Invalid document structure: ${sentence}`,
  ]
  const wrong = (what: 'type' | 'format', sentence: string, name = 'a') =>
    invalid(`Attribute "${name}" has invalid ${what}. ${sentence}`)
  const integer = { type: 'integer' } as const
  const tooLong = (size: number) => `Value must be a valid string and no longer than ${size} chars`

  it.each<[Partial<Attribute>, unknown]>([
    [{ type: 'string', size: 2 }, '😀😀'],
    [{ type: 'string' }, 'x'.repeat(255)],
    [{ type: 'string', format: 'email' }, 'Ann@b.co'],
    [{ type: 'string', format: 'enum', elements: ['x'] }, 'x'],
    [integer, Number.MAX_SAFE_INTEGER],
    [{ ...integer, min: 1, max: 2 }, 1],
    [{ ...integer, min: 1, max: 2 }, 2],
    [{ type: 'double' }, -1.5],
    [{ type: 'boolean' }, false],
    [{ type: 'string', size: 2, array: true }, ['a', 'b']],
    [{ type: 'string' }, null],
  ])('with %j may be %j', (attribute, value) => {
    expect(check(attribute, value)).toEqual({ a: value })
  })

  it.each<[Partial<Attribute>, unknown, readonly string[]]>([
    [{ type: 'string', size: 2 }, 'abc', wrong('type', tooLong(2))],
    [{ type: 'string', size: 2 }, ['a'], wrong('type', tooLong(2))],
    [{ type: 'string' }, 'x'.repeat(256), wrong('type', tooLong(255))],
    [
      { type: 'string', format: 'email' },
      'x',
      wrong('format', 'Value must be a valid email address'),
    ],
    [{ type: 'string', format: 'email' }, 'x'.repeat(255), wrong('format', tooLong(254))],
    [
      { type: 'string', format: 'enum', elements: ['x', 'y'] },
      'z',
      wrong('format', 'Value must be one of (x, y)'),
    ],
    [{ type: 'string', format: 'enum' }, 'z', wrong('format', 'Value must be one of ()')],
    [integer, 1.5, wrong('format', 'Value must be a valid integer')],
    [integer, '1', wrong('format', 'Value must be a valid integer')],
    [integer, 2 ** 53, wrong('format', 'Value must be a valid integer')],
    [{ type: 'double' }, '1', wrong('format', 'Value must be a valid float')],
    [
      { ...integer, min: 1, max: 2_000 },
      0,
      wrong('format', 'Value must be a valid range between 1 and 2,000'),
    ],
    [
      { ...integer, max: 2 },
      3,
      wrong('format', 'Value must be a valid range between -9,007,199,254,740,991 and 2'),
    ],
    [
      { ...integer, min: 2 },
      1,
      wrong('format', 'Value must be a valid range between 2 and 9,007,199,254,740,991'),
    ],
    [{ type: 'boolean' }, 1, wrong('type', 'Value must be a valid boolean')],
    [
      { type: 'datetime' },
      'soon',
      wrong(
        'type',
        'Value must be valid date between 0000-01-01 00:00:00 and 9999-12-31 23:59:59.',
      ),
    ],
    [
      { type: 'boolean', array: true },
      [true, 1],
      wrong('type', 'Value must be a valid boolean', "a['1']"),
    ],
    [{ type: 'boolean', array: true }, true, invalid('Attribute "a" must be an array')],
    [{ type: 'string', required: true }, null, invalid('Missing required attribute "a"')],
    [{ type: 'string', required: true }, undefined, invalid('Missing required attribute "a"')],
  ])('with %j may not be %j', (attribute, value, refusal) => {
    expect(check(attribute, value)).toEqual(refusal)
  })

  it('refuses an unknown name first, and ignores those of the service', () => {
    const collection = collectionOf({ type: 'string', required: true })
    expect(thrownBy(() => checkDocument(collection, { b: 1 }))).toEqual(
      invalid('Unknown attribute: "b"'),
    )
    const system = {
      $id: 1,
      $sequence: 1,
      $collection: 1,
      $collectionId: 1,
      $databaseId: 1,
      $createdAt: 1,
      $updatedAt: 1,
      $permissions: 1,
    }
    expect(checkDocument(collection, { ...system, a: 'x' })).toEqual({ a: 'x' })
  })

  it('stores dates in one form, and what nobody set as its default', () => {
    const collection = collectionOf(
      { key: 'when', type: 'datetime' },
      { key: 'times', type: 'datetime', array: true },
      { key: 'list', type: 'string', array: true },
      { key: 'state', type: 'string', default: 'open' },
      { key: 'note', type: 'string' },
    )
    const stored = {
      when: '2026-01-02T00:00:00.000+00:00',
      times: ['2026-01-02T00:00:00.000+00:00'],
      list: [],
      state: 'open',
      note: null,
    }
    expect(checkDocument(collection, { when: '2026-01-02', times: ['2026-01-02'] })).toEqual(stored)
    expect(readDocument(collection, { when: 'x', old: 1, note: 'n' })).toEqual({
      ...stored,
      when: 'x',
      times: [],
      note: 'n',
    })
    const inherited = Object.create({ note: 'n' }) as Record<string, unknown>
    expect([
      checkDocument(collection, inherited)['note'],
      readDocument(collection, inherited)['note'],
    ]).toEqual([null, null])
  })
})

describe('permissions', () => {
  const guest: Caller = { kind: 'guest' }
  const ann: Caller = { kind: 'user', id: 'ann', verified: true }
  const ben: Caller = { kind: 'user', id: 'ben', verified: false }
  const key: Caller = { kind: 'key' }

  it.each([
    'any',
    'guests',
    'users',
    'users/verified',
    'users/unverified',
    `user:${'a'.repeat(36)}`,
    'user:a.b-c/verified',
    'team:a',
    'team:a/owner',
    'member:a',
    'label:a',
  ])('may name the role %s', (role) => {
    expect(parsePermission(`read("${role}")`)).toEqual({ action: 'read', role })
  })

  it.each([
    'read(any)',
    'read("any") ',
    ' read("any")',
    'list("any")',
    'read("")',
    'read("anyone")',
    'read("xany")',
    'read("users/other")',
    `read("user:${'a'.repeat(37)}")`,
    'read("user:")',
    'read("user:a/other")',
    'read("team:a/b/c")',
    'read("label:a-b")',
  ])('%s is none', (permission) => {
    expect(parsePermission(permission)).toBeUndefined()
  })

  it('are held by role', () => {
    expect([guest, ann, ben, key].map(rolesOf)).toEqual([
      ['any', 'guests'],
      ['any', 'users', 'user:ann', 'user:ann/verified', 'users/verified'],
      ['any', 'users', 'user:ben', 'user:ben/unverified', 'users/unverified'],
      [],
    ])
  })

  it.each([
    [[], pass([])],
    [['read("any")', 'write("users")'], pass(['read("any")', 'write("users")'])],
    [Array(100).fill('read("any")'), pass(Array(100).fill('read("any")'))],
    [Array(101).fill('read("any")'), refuse('You can only provide up to 100 permissions.')],
    ['read("any")', refuse('Permissions must be an array of strings.')],
    [[5], refuse('Every permission must be of type string.')],
    [['*'], refuse('Wildcard permission "*" has been replaced. Use "any" instead.')],
    [
      ['create("any")'],
      refuse(
        'Permission "create("any")" is not allowed. Must be one of: read, update, delete, write.',
      ),
    ],
    [
      [' read("any")'],
      refuse(
        'Permission " read("any")" is not allowed. Must be one of: read, update, delete, write.',
      ),
    ],
    [['read(any)'], refuse('Invalid permission string format: "read(any)".')],
  ])('of a document: %j is %j', (value, expected) => {
    expect(documentPermissions(value)).toEqual(expected)
  })

  it('are by default those of the user alone', () => {
    expect(grantPermissions(undefined, ann)).toEqual([
      'read("user:ann")',
      'update("user:ann")',
      'delete("user:ann")',
    ])
    expect([grantPermissions(undefined, guest), grantPermissions(undefined, key)]).toEqual([[], []])
    expect(grantPermissions([], ann)).toEqual([])
  })

  it('are given for roles that the caller holds, write spelled out, each once', () => {
    expect(grantPermissions(['write("any")', 'update("any")', 'bad'], guest)).toEqual([
      'update("any")',
      'delete("any")',
    ])
    expect(grantPermissions(['read("user:ben")'], key)).toEqual(['read("user:ben")'])
    expect(thrownBy(() => grantPermissions(['read("users")'], guest))).toEqual([
      'user_unauthorized',
      'Permissions must be one of: (any, guests)',
    ])
  })

  it('allow what they name, write all but reading, and the key everything', () => {
    const actions = ['create', 'read', 'update', 'delete'] as const
    const allowed = (list: readonly string[], caller: Caller) =>
      actions.filter((action) => allows(list, action, caller))
    expect(allowed(['read("users")', 'update("user:ann")'], ann)).toEqual(['read', 'update'])
    expect(allowed(['read("users")', 'update("user:ann")'], ben)).toEqual(['read'])
    expect(allowed(['write("any")'], guest)).toEqual(['create', 'update', 'delete'])
    expect(allowed(['bad', 'read("users/verified")'], ben)).toEqual([])
    expect(allowed([], key)).toEqual(actions)
  })
})

describe('the shape of a query', () => {
  it('has an attribute and values, or nested queries', () => {
    const query = { method: 'equal', attribute: 'a', values: [1] }
    expect(shape(query)).toEqual({ ...query, nested: [] })
    expect(shape({ method: 'limit' })).toEqual({
      method: 'limit',
      attribute: '',
      values: [],
      nested: [],
    })
    for (const method of ['and', 'or'])
      expect(shape({ method, values: [query] })).toEqual({
        method,
        attribute: '',
        values: [],
        nested: [{ ...query, nested: [] }],
      })
  })

  it.each([
    [null, 'Invalid query: Must be an array, got NULL'],
    [5, 'Invalid query: Must be an array, got integer'],
    ['a', 'Invalid query: Must be an array, got string'],
    [[], 'Invalid query: Must be an array, got object'],
    [{}, 'Invalid query method. Must be a string, got undefined'],
    [{ method: 5 }, 'Invalid query method. Must be a string, got integer'],
    [{ method: 'x' }, 'Invalid query method: x'],
    [{ method: 'equal', attribute: null }, 'Invalid query attribute. Must be a string, got NULL'],
    [{ method: 'equal', values: {} }, 'Invalid query values. Must be an array, got object'],
  ])('is not that of %j', (value, message) => {
    expect(thrownBy(() => shape(value))).toEqual(['general_query_invalid', message])
  })

  it('selects names, or everything', () => {
    const select = (...values: readonly unknown[]) => shape({ method: 'select', values })
    expect(selection([select('a'), shape({ method: 'limit', values: [1] }), select('b')])).toEqual([
      'a',
      'b',
    ])
    expect([selection([]), selection([select('a', '*')]), selection([select()])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the queries of a list', () => {
  const collection: Collection = {
    ...collectionOf(
      { key: 'title', type: 'string' },
      { key: 'slug', type: 'string' },
      { key: 'count', type: 'integer' },
      { key: 'size', type: 'double' },
      { key: 'done', type: 'boolean' },
      { key: 'when', type: 'datetime' },
      { key: 'tags', type: 'string', array: true },
    ),
    indexes: [
      { key: 'words', type: 'fulltext', attributes: ['title'] },
      { key: 'slugs', type: 'unique', attributes: ['slug'] },
    ] as unknown as Collection['indexes'],
  }
  const read = (...queries: readonly object[]) =>
    thrownBy(() =>
      readQueries(
        collection,
        queries.map((query) => JSON.stringify(query)),
      ),
    )
  const refusedWith = (message: string) => ['general_query_invalid', message]
  const invalid = (sentence: string) => refusedWith(`Invalid query: ${sentence}`)
  const q = (method: string, attribute = '', values: readonly unknown[] = []) => ({
    method,
    attribute,
    values,
  })
  const two = [q('isNull', 'title'), q('isNull', 'slug')]

  it.each([
    q('equal', 'title', ['a', 'b']),
    q('equal', 'count', [1]),
    q('equal', 'size', [1.5]),
    q('equal', 'done', [false]),
    q('equal', 'when', ['2026-01-02']),
    q('equal', '$id', ['a']),
    q('equal', '$sequence', [1]),
    q('lessThan', '$createdAt', ['2026-01-02']),
    q('lessThan', '$updatedAt', ['2026-01-02']),
    q('startsWith', 'title', ['a']),
    q('search', 'title', ['a']),
    q('notSearch', 'title', ['a']),
    q('contains', 'tags', ['a']),
    q('notContains', 'tags', ['a']),
    q('isNull', 'tags'),
    q('isNotNull', 'tags'),
    q('between', 'count', [1, 2]),
    q('orderAsc'),
    q('orderDesc', 'count'),
    q('orderRandom'),
    q('limit', '', [1]),
    q('offset', '', [0]),
    q('cursorAfter', '', ['a']),
    q('cursorBefore', '', ['a']),
    q('select', '', ['*', '$id', '$sequence', '$createdAt', '$updatedAt', '$permissions']),
    q('select', '', ['$databaseId', '$collectionId', 'title']),
  ])('may be %j', (query) => {
    expect(read(query)).toEqual([{ ...query, nested: [] }])
  })

  it.each([
    ['and', two],
    ['or', [...two, q('isNull', 'count')]],
  ])('may be joined by %s', (method, values) => {
    const nested = values.map((part) => ({ ...part, nested: [] }))
    expect(read({ method, values })).toEqual([{ method, attribute: '', values: [], nested }])
  })

  const range = (method: string, least: number) =>
    invalid(
      `Invalid ${method}: Value must be a valid range between ${least} and 9,223,372,036,854,775,807`,
    )
  const noValue = (attribute: string) =>
    invalid(`Query value is invalid for attribute "${attribute}"`)
  it.each<[object, readonly string[]]>([
    [q('equal', 'title', [5]), noValue('title')],
    [q('equal', 'done', ['true']), noValue('done')],
    [q('equal', 'when', ['soon']), noValue('when')],
    [q('equal', 'count', [1.5]), noValue('count')],
    [q('equal', 'count', [1, '2']), noValue('count')],
    [q('equal', 'size', ['1']), noValue('size')],
    [q('equal', 'title'), invalid('Equal queries require at least one value.')],
    [
      q('startsWith', 'title', ['a', 'b']),
      invalid('StartsWith queries require exactly one value.'),
    ],
    [q('lessThan', 'count', []), invalid('LessThan queries require exactly one value.')],
    [q('between', 'count', [1]), invalid('Between queries require exactly two values.')],
    [
      q('equal', 'tags', ['a']),
      invalid('Cannot query equal on attribute "tags" because it is an array.'),
    ],
    ...['contains', 'notContains', 'startsWith'].map((method): [object, readonly string[]] => [
      q(method, 'count', [1]),
      invalid(`Cannot query ${method} on attribute "count" because it is not an array or string.`),
    ]),
    ...['search', 'notSearch'].map((method): [object, readonly string[]] => [
      q(method, 'slug', ['a']),
      refusedWith('Searching by attribute "slug" requires a fulltext index.'),
    ]),
    [q('limit', '', [0]), range('limit', 1)],
    [q('limit', '', [1.5]), range('limit', 1)],
    [q('offset', '', [-1]), range('offset', 0)],
    [q('offset'), range('offset', 0)],
    [q('cursorAfter', '', [5]), invalid('Invalid cursor: Value must be a valid id')],
    [q('cursorBefore'), invalid('Invalid cursor: Value must be a valid id')],
    [q('select', '', ['nope']), invalid('Attribute not found in schema: nope')],
    [q('select', '', [5]), invalid('Attribute not found in schema: 5')],
    [q('orderAsc', 'nope'), invalid('Attribute not found in schema: nope')],
    [q('and', '', two.slice(1)), invalid('And queries require at least two queries')],
    [q('or', '', two.slice(1)), invalid('Or queries require at least two queries')],
    [q('or', '', [...two, q('isNull', 'nope')]), invalid('Attribute not found in schema: nope')],
  ])('may not be %j', (query, refusal) => {
    expect(read(query)).toEqual(refusal)
  })

  it('are none when none are sent, and may be one text', () => {
    expect(readQueries(collection, undefined)).toEqual([])
    expect(readQueries(collection, '{"method":"orderRandom"}')).toEqual([
      { method: 'orderRandom', attribute: '', values: [], nested: [] },
    ])
  })

  it('have at most 500 values', () => {
    const values = Array<number>(500).fill(1)
    expect(read(q('equal', 'count', values))).toHaveLength(1)
    expect(read(q('equal', 'count', [...values, 1]))).toEqual(
      invalid('Query on attribute has greater than 500 values: count'),
    )
  })

  it('are at most 100 of 4096 characters', () => {
    const random = '{"method":"orderRandom"}'
    const sent = (...texts: readonly unknown[]) => thrownBy(() => readQueries(collection, texts))
    expect(sent(...Array<string>(100).fill(random))).toHaveLength(100)
    expect(sent(...Array<string>(101).fill(random))).toEqual(
      invalid('You can only provide up to 100 queries.'),
    )
    expect(sent(random.padEnd(4_096))).toHaveLength(1)
    expect(sent(random.padEnd(4_097))).toEqual(invalid('Syntax error'))
    expect(sent(5)).toEqual(invalid('Syntax error'))
    expect(sent('{')).toEqual(invalid('Syntax error'))
  })
})
