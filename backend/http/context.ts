import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

/** What the web framework carries with each call of the API. */
export interface ApiEnv {
  Bindings: HttpBindings
  Variables: {
    /** Why the response is a 5xx, for the log. */
    reason: string | undefined
  }
}

/** The API context of the web framework. */
export type ApiContext = Context<ApiEnv>
