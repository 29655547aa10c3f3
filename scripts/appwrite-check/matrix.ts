/** Who does something in the matrix. */
export type Who = 'guest' | 'user' | 'other user'

/** One cell of the permission matrix. */
export interface Cell {
  readonly who: Who
  readonly does: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The document, by the name it has in the matrix; the list when left out. */
  readonly document?: 'message' | 'code' | 'own'
  readonly permissions?: readonly string[]
  /** Overrides attributes of the record that is sent. */
  readonly data?: Readonly<Record<string, unknown>>
  /** The status, and for lists how many of the matrix's own documents are in it. */
  readonly expected: string
  /** What to do when it is not so. */
  readonly advice: string
}

// The CLI sets permissions and document security only while it makes a collection.
const settings =
  'in the console: Databases → the collection → Settings. Pushing again does not change this on a collection that is there'
const create = `Give the role "any" the permission create, and no other, ${settings}.`
const noRead = `Take every read permission away ${settings}: messages and telephone numbers are private.`
const noWrite = `Take every update and delete permission away ${settings}.`
const security = `Switch document security on ${settings}.`
const schema =
  'An attribute is missing or has another size. Export the documents first: a push recreates an attribute whose size, format, array or encrypt differs, and that deletes its values in every document. Then push appwrite.config.json (docs/deployment.md, step 2).'

const names = {
  message: 'guest’s message',
  code: 'sign-up code',
  own: 'user’s own document',
} as const

const closed = (who: Who, document: 'message' | 'code' | 'own'): Cell[] => [
  {
    who,
    does: `reads the ${names[document]}`,
    method: 'GET',
    document,
    expected: '404',
    advice: noRead,
  },
  {
    who,
    does: `changes the ${names[document]}`,
    method: 'PATCH',
    document,
    expected: '401',
    advice: noWrite,
  },
  {
    who,
    does: `removes the ${names[document]}`,
    method: 'DELETE',
    document,
    expected: '401',
    advice: noWrite,
  },
]

/**
 * What each visitor may do with the contacts collection (decisions C1 and S1), in the order in which
 * it is tried: a `message` is left by a guest, a `code` record by a user without any permissions, an
 * `own` document by a user with the service's default ones.
 */
export const matrix: readonly Cell[] = [
  {
    who: 'guest',
    does: 'leaves a message',
    method: 'POST',
    document: 'message',
    expected: '201',
    advice: create,
  },
  {
    who: 'guest',
    does: 'lists documents',
    method: 'GET',
    expected: '200, none',
    advice: `${noRead} ${security}`,
  },
  ...closed('guest', 'message'),
  {
    who: 'guest',
    does: 'leaves a message for another user to read',
    method: 'POST',
    permissions: ['read("user:someone")'],
    expected: '401',
    advice: 'The service itself refuses this; is it an Appwrite?',
  },
  {
    who: 'guest',
    does: 'leaves a first name of 51 characters',
    method: 'POST',
    data: { firstName: 'x'.repeat(51) },
    expected: '400',
    advice: schema,
  },
  {
    who: 'guest',
    does: 'leaves an attribute nobody knows',
    method: 'POST',
    data: { nickname: 'x' },
    expected: '400',
    advice: schema,
  },
  {
    who: 'user',
    does: 'leaves a code record without permissions',
    method: 'POST',
    document: 'code',
    permissions: [],
    expected: '201',
    advice: create,
  },
  ...closed('user', 'code'),
  ...closed('user', 'message'),
  { who: 'user', does: 'lists documents', method: 'GET', expected: '200, none', advice: noRead },
  {
    who: 'user',
    does: 'leaves a message for another user to read',
    method: 'POST',
    permissions: ['read("user:someone")'],
    expected: '401',
    advice: 'The service itself refuses this; is it an Appwrite?',
  },
  {
    who: 'user',
    does: 'leaves an own document',
    method: 'POST',
    document: 'own',
    expected: '201',
    advice: create,
  },
  {
    who: 'user',
    does: 'reads the own document',
    method: 'GET',
    document: 'own',
    expected: '200',
    advice: security,
  },
  ...closed('guest', 'own'),
  ...closed('other user', 'own'),
  ...closed('other user', 'code'),
  {
    who: 'other user',
    does: 'lists documents',
    method: 'GET',
    expected: '200, none',
    advice: noRead,
  },
  {
    who: 'user',
    does: 'changes the own document',
    method: 'PATCH',
    document: 'own',
    expected: '200',
    advice: security,
  },
  {
    who: 'user',
    does: 'removes the own document',
    method: 'DELETE',
    document: 'own',
    expected: '204',
    advice: security,
  },
]
