import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#backend/contract/errors.ts'
import { formatDate, normaliseDate } from '#backend/documents/attributes.ts'
import {
  allows,
  documentPermissions,
  grantPermissions,
  parsePermission,
  rolesOf,
  type Caller,
} from '#backend/documents/permissions.ts'
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
