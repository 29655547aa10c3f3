import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers what is not the API's, as a handler of Node's HTTP server. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void
