import type { Collection } from '#backend/config/schema.ts'
import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits } from '#backend/contract/limits.ts'
import { documentModel } from '#backend/contract/models.ts'
import { checkDocument, readDocument, type Data } from '#backend/documents/attributes.ts'
import {
  allows,
  documentPermissions,
  grantPermissions,
  type Caller,
} from '#backend/documents/permissions.ts'
import { countRecord } from '#backend/http/counting.ts'
import { optional, readParams, required } from '#backend/http/params.ts'
import { route, type Reply, type RequestFacts } from '#backend/http/route.ts'
import { anything, json, reference } from '#backend/http/validators.ts'
import {
  collectionAt,
  documentAt,
  mayAccess,
  outsideTransactions,
  withoutSystemNames,
} from '#backend/routes/documentAccess.ts'
import type { Services } from '#backend/services.ts'
import type { StoredDocument } from '#backend/store/documentRows.ts'

const one = '/databases/:databaseId/collections/:collectionId/documents/:documentId'
const body = {
  data: optional(json),
  permissions: optional(documentPermissions),
  ...outsideTransactions,
}

/** Writes over a document; what would be the same as before needs only the right to read. */
const overwrite = (
  collection: Collection,
  document: StoredDocument,
  data: Data,
  asked: readonly string[] | undefined,
  caller: Caller,
  facts: RequestFacts,
  services: Services,
): Reply => {
  const permissions = asked === undefined ? document.permissions : grantPermissions(asked, caller)
  const isSame =
    JSON.stringify([data, permissions]) ===
    JSON.stringify([readDocument(collection, document.data), document.permissions])
  if (!mayAccess(collection, document, isSame ? 'read' : 'update', caller)) {
    throw new ApiError('user_unauthorized')
  }
  const changed = isSame
    ? document
    : services.documents.change(document, data, permissions, services.now())
  if (!changed) throw new ApiError('document_already_exists')
  return { status: 200, body: documentModel(collection, changed, facts.sequenceAsText) }
}

/** Adds to a number of a document, or takes from it, within the bound that the caller names. */
const step = (direction: 1 | -1) => {
  const word = direction === 1 ? 'increment' : 'decrement'
  const boundName = direction === 1 ? 'max' : 'min'
  return route({
    method: 'PATCH',
    paths: [`${one}/:attribute/${word}`],
    scope: 'guests',
    limit: rateLimits.documentWrite,
    params: {
      value: optional(anything, 1),
      [boundName]: optional(anything),
      ...outsideTransactions,
    },
    handle({ params, path, caller, facts }, services) {
      const sent = params as Readonly<Record<string, unknown>>
      const { value } = sent as { value: unknown }
      if (typeof value !== 'number' || value <= 0) {
        throw new ApiError('general_argument_invalid', 'Value must be numeric and greater than 0')
      }
      const bound = sent[boundName]
      if (bound !== undefined && typeof bound !== 'number') {
        throw new ApiError(
          'general_argument_invalid',
          `Invalid \`${boundName}\` param: Value must be a valid number`,
        )
      }
      const collection = collectionAt(path, services)
      const key = path['attribute'] ?? ''
      const attribute = collection.attributes.find((candidate) => candidate.key === key)
      const document = services.documents.find(collection, path['documentId'] ?? '')
      // A missing document reads as a missing attribute here, as with the real service.
      if (!attribute || !document) throw new ApiError('attribute_not_found')
      if (!mayAccess(collection, document, 'update', caller))
        throw new ApiError('user_unauthorized')
      if (attribute.type !== 'integer' && attribute.type !== 'double') {
        throw new ApiError('attribute_type_invalid', `databases "${key}" is not a number`)
      }
      const data = readDocument(collection, document.data)
      const next = Number(data[key] ?? 0) + direction * value
      if (bound !== undefined && (next - bound) * direction > 0) {
        const edge = direction === 1 ? 'maximum' : 'minimum'
        throw new ApiError(
          'attribute_limit_exceeded',
          `databases "${key}" has reached the ${edge} value of ${bound}`,
        )
      }
      // JSON has no infinity, and an integer stays one. The range of the attribute is not checked here, as with
      // the real service.
      if (!(attribute.type === 'integer' ? Number.isSafeInteger(next) : Number.isFinite(next))) {
        throw new ApiError(
          'attribute_limit_exceeded',
          `databases "${key}" cannot hold ${next}, which is no ${attribute.type}`,
        )
      }
      const changed = services.documents.change(
        document,
        { ...data, [key]: next },
        document.permissions,
        services.now(),
      )
      if (!changed) throw new ApiError('document_already_exists')
      const model = documentModel(collection, changed, facts.sequenceAsText)
      // These two are missing from the service's response as well.
      const body = Object.fromEntries(
        Object.entries(model).filter(
          ([name]) => name !== '$databaseId' && name !== '$collectionId',
        ),
      )
      return { status: 200, body }
    },
  })
}

/** Changing documents: in part, as a whole, by a step. */
export const documentChangeRoutes = [
  route({
    method: 'PATCH',
    paths: [one],
    scope: 'guests',
    limit: rateLimits.documentWrite,
    params: body,
    handle({ params, path, caller, facts }, services) {
      const sent = withoutSystemNames(params.data)
      const isEmpty = !params.data || Object.keys(params.data).length === 0
      if (isEmpty && params.permissions === undefined)
        throw new ApiError('document_missing_payload')
      const collection = collectionAt(path, services)
      const document = documentAt(path, collection, services)
      if (
        !mayAccess(collection, document, 'update', caller) &&
        !mayAccess(collection, document, 'read', caller)
      ) {
        throw new ApiError('user_unauthorized')
      }
      const data = checkDocument(collection, {
        ...readDocument(collection, document.data),
        ...sent,
      })
      return overwrite(collection, document, data, params.permissions, caller, facts, services)
    },
  }),
  route({
    method: 'PUT',
    paths: [one],
    scope: 'guests',
    limit: rateLimits.documentWrite,
    params: body,
    handle({ params, path, caller, facts }, services) {
      const sent = withoutSystemNames(params.data)
      if (Object.keys(sent).length === 0 && params.permissions === undefined) {
        throw new ApiError('document_missing_payload')
      }
      const collection = collectionAt(path, services)
      const id = path['documentId'] ?? ''
      const document = services.documents.find(collection, id)
      if (document) {
        const data = checkDocument(collection, {
          ...readDocument(collection, document.data),
          ...sent,
        })
        return overwrite(collection, document, data, params.permissions, caller, facts, services)
      }
      if (!allows(collection.$permissions, 'create', caller))
        throw new ApiError('user_unauthorized')
      readParams({ documentId: required(reference) }, path)
      const permissions = grantPermissions(params.permissions, caller)
      const data = checkDocument(collection, sent)
      countRecord(caller, facts, services)
      const added = services.documents.add(collection, id, data, permissions, services.now())
      if (!added) throw new ApiError('document_already_exists')
      services.documentStored(collection)
      return { status: 200, body: documentModel(collection, added, facts.sequenceAsText) }
    },
  }),
  step(1),
  step(-1),
]
