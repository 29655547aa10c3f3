import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const header = 'x-request-id'

/**
 * Gives a request an id, which the response carries and the log names.
 *
 * @param response - Of the request, not yet begun.
 */
export const setRequestId = (response: ServerResponse) => response.setHeader(header, randomUUID())

/** The id of a request; a dash when it has none. */
export const requestId = (response: { readonly getHeader: ServerResponse['getHeader'] }) =>
  String(response.getHeader(header) ?? '-')
