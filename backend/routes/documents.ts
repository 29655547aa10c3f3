import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits } from '#backend/contract/limits.ts'
import { documentModel } from '#backend/contract/models.ts'
import { checkDocument } from '#backend/documents/attributes.ts'
import {
  allows,
  documentPermissions,
  grantPermissions,
  rolesOf,
} from '#backend/documents/permissions.ts'
import { checkCost } from '#backend/documents/cost.ts'
import { readQueries, selection } from '#backend/documents/queries.ts'
import { countRecord, networkOf } from '#backend/http/counting.ts'
import { optional } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { anything, identifier, json } from '#backend/http/validators.ts'
import {
  collectionAt,
  documentAt,
  mayAccess,
  outsideTransactions,
  withoutSystemNames,
} from '#backend/routes/documentAccess.ts'
import { newId } from '#backend/secrets/secrets.ts'

const base = '/databases/:databaseId/collections/:collectionId/documents'

const isEmpty = (data: object | null | undefined) => !data || Object.keys(data).length === 0

/** Documents of the schema's collections, for the contact form above all (decision C1). */
export const documentRoutes = [
  route({
    method: 'POST',
    paths: [base],
    scope: 'guests',
    limit: rateLimits.documentWrite,
    params: {
      documentId: optional(identifier),
      data: optional(json),
      permissions: optional(documentPermissions),
      documents: optional(anything),
      ...outsideTransactions,
    },
    handle({ params, path, caller, facts }, services) {
      if (params.documents !== undefined) throw new ApiError('general_unauthorized_scope')
      if (isEmpty(params.data)) throw new ApiError('document_missing_data')
      if (params.documentId === undefined) {
        throw new ApiError(
          'document_missing_data',
          'Document ID is required when creating a single document',
        )
      }
      const collection = collectionAt(path, services)
      if (!allows(collection.$permissions, 'create', caller))
        throw new ApiError('user_unauthorized')
      const permissions = grantPermissions(params.permissions, caller)
      const data = checkDocument(collection, withoutSystemNames(params.data))
      countRecord(caller, facts, services)
      const id = params.documentId === 'unique()' ? newId(services.now()) : params.documentId
      const added = services.documents.add(collection, id, data, permissions, services.now())
      if (!added) throw new ApiError('document_already_exists')
      services.documentStored(collection)
      return { status: 201, body: documentModel(collection, added, facts.sequenceAsText) }
    },
  }),
  route({
    method: 'GET',
    paths: [base],
    scope: 'guests',
    params: { queries: optional(anything), total: optional(anything), ...outsideTransactions },
    async handle({ params, path, caller, facts }, services) {
      const { documents, listing } = services
      const collection = collectionAt(path, services)
      const queries = readQueries(collection, params.queries)
      const readsAll = allows(collection.$permissions, 'read', caller)
      if (!readsAll && !collection.documentSecurity) throw new ApiError('user_unauthorized')
      const roles = readsAll ? undefined : rolesOf(caller)
      const cursor = queries.find((query) => query.method.startsWith('cursor'))
      const list = await listing.run(networkOf(facts.ip), () => {
        const readable = documents.count(collection, roles)
        if (readable === 0) return cursor ? undefined : { total: 0, documents: [] }
        checkCost(collection, queries, readable, readsAll)
        // The text "false" counts as true, as it does with the real service.
        return documents.list(collection, queries, roles, params.total !== '0')
      })
      if (!list) {
        throw new ApiError(
          'general_cursor_not_found',
          `Document '${String(cursor?.values[0])}' for the 'cursor' value not found.`,
        )
      }
      const selected = selection(queries)
      return {
        status: 200,
        body: {
          total: list.total,
          documents: list.documents.map((document) =>
            documentModel(collection, document, facts.sequenceAsText, selected),
          ),
        },
      }
    },
  }),
  route({
    method: 'GET',
    paths: [`${base}/:documentId`],
    scope: 'guests',
    params: { queries: optional(anything), ...outsideTransactions },
    handle({ params, path, caller, facts }, services) {
      const collection = collectionAt(path, services)
      const queries = readQueries(collection, params.queries)
      const document = documentAt(path, collection, services)
      // Not 401: whether a document exists is not told to those who may not read it.
      if (!mayAccess(collection, document, 'read', caller)) throw new ApiError('document_not_found')
      return {
        status: 200,
        body: documentModel(collection, document, facts.sequenceAsText, selection(queries)),
      }
    },
  }),
  route({
    method: 'DELETE',
    paths: [`${base}/:documentId`],
    scope: 'guests',
    limit: rateLimits.documentDelete,
    params: outsideTransactions,
    handle({ path, caller }, services) {
      const collection = collectionAt(path, services)
      const document = documentAt(path, collection, services)
      if (!mayAccess(collection, document, 'delete', caller))
        throw new ApiError('user_unauthorized')
      services.documents.remove(document)
      return { status: 204 }
    },
  }),
  route({
    method: 'GET',
    paths: ['/databases/:databaseId/collections/:collectionId'],
    scope: 'collections.read',
    handle({ path }, services) {
      return { status: 200, body: collectionAt(path, services) }
    },
  }),
]
