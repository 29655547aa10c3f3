import { parseSchema } from '#backend/config/schema.ts'

const owners = ['read("user:ann")', 'update("user:ann")', 'delete("user:ann")']

/** What a user's document is given when no permissions are sent. */
export const ownPermissions: readonly string[] = owners

const attributes = [
  { key: 'title', type: 'string', size: 100, required: true },
  { key: 'note', type: 'string', size: 100 },
  { key: 'year', type: 'integer' },
  { key: 'tags', type: 'string', size: 20, array: true },
]

const collection = ($id: string, $permissions: readonly string[], documentSecurity = true) => ({
  $id,
  databaseId: 'website',
  $permissions,
  documentSecurity,
  attributes,
  indexes: [
    { key: 'note', type: 'unique', attributes: ['note'] },
    { key: 'title', type: 'fulltext', attributes: ['title'] },
  ],
})

/** Collections with the rights that the rows of documents speak of. */
export const rowsSchema = parseSchema({
  projectId: 'website',
  databases: [{ $id: 'website' }],
  collections: [
    collection('films', ['create("any")']),
    collection('listed', ['create("any")', 'read("any")']),
    collection('closed', ['create("users")'], false),
    collection('open', ['create("any")', 'read("any")', 'update("any")', 'delete("any")'], false),
    collection('nobody', []),
  ],
})

/** The documents of a collection, or one of them. */
export const documentsOf = (collectionId: string, documentId?: string) =>
  `/v1/databases/website/collections/${collectionId}/documents${documentId === undefined ? '' : `/${documentId}`}`
