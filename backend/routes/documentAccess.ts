import type { Collection } from '#backend/config/schema.ts'
import { ApiError } from '#backend/contract/errors.ts'
import type { Data } from '#backend/documents/attributes.ts'
import { allows, type Action, type Caller } from '#backend/documents/permissions.ts'
import { optional } from '#backend/http/params.ts'
import type { Services } from '#backend/services.ts'
import type { StoredDocument } from '#backend/store/documentRows.ts'

type Path = Readonly<Record<string, string>>

/** The collection of a path. One that is switched off looks missing. */
export const collectionAt = (path: Path, { schema }: Services): Collection => {
  const database = schema.databases.find(({ $id }) => $id === path['databaseId'])
  if (!database?.enabled) throw new ApiError('database_not_found')
  const collection = schema.collections.find(
    (candidate) => candidate.databaseId === database.$id && candidate.$id === path['collectionId'],
  )
  if (!collection?.enabled) throw new ApiError('collection_not_found')
  return collection
}

/** The document of a path. */
export const documentAt = (path: Path, collection: Collection, { documents }: Services) => {
  const document = documents.find(collection, path['documentId'] ?? '')
  if (!document) throw new ApiError('document_not_found')
  return document
}

/** Whether a caller may read, change or remove a document: by the collection, or by its own permissions. */
export const mayAccess = (
  collection: Collection,
  document: StoredDocument,
  action: Exclude<Action, 'create'>,
  caller: Caller,
) =>
  allows(collection.$permissions, action, caller) ||
  (collection.documentSecurity && allows(document.permissions, action, caller))

/** The attributes a caller sent, without the names that the service keeps itself; a list has none. */
export const withoutSystemNames = (data: object | null | undefined): Data => {
  if (!data || Array.isArray(data)) return {}
  return Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('$')))
}

/**
 * The parameter of calls that belong to a transaction. They are refused: there are no transactions
 * here, and a change that was made at once could not be rolled back.
 */
export const outsideTransactions = {
  transactionId: optional((value: unknown) => {
    if (value === '') return { ok: true, value }
    throw new ApiError(
      'general_not_implemented',
      'The embedded backend does not offer transactions (Databases.createTransaction). A deployed Appwrite does.',
    )
  }),
}
