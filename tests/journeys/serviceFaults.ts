import type { Page, Route } from '@playwright/test'

/** One way in which the service fails. */
export interface Fault {
  /** The message that the visitor reads, by its key in `locales/{zh,en}/errors.ts`. */
  readonly reason: 'network' | 'timeout' | 'unavailable' | 'rateLimited' | 'forbiddenOrigin'
  readonly answer: (route: Route) => Promise<void>
  /** What the page needs beforehand. Resolves with the way back. */
  readonly prepare?: (page: Page) => Promise<() => Promise<void>>
}

const refuse = (reason: Fault['reason'], status: number, type: string): Fault => ({
  reason,
  answer: (route) =>
    route.fulfill({ status, json: { message: 'A text of the service', code: status, type } }),
})
const reply = (status: number, contentType: string, body: string): Fault => ({
  reason: 'unavailable',
  answer: (route) => route.fulfill({ status, contentType, body }),
})
const lose = (error: string): Fault => ({
  reason: 'network',
  answer: (route) => route.abort(error),
})

/** A call is left without an answer; the site waits half a second for it in place of fifteen. */
const hang = (): Fault => {
  const held: Route[] = []
  return {
    reason: 'timeout',
    answer: async (route) => void held.push(route),
    prepare: async (page) => {
      const original = await page.evaluateHandle(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = () => timeout(500)
        return timeout
      })
      return async () => {
        // Without this the calls would reach the service as soon as nothing holds them.
        await Promise.all(held.splice(0).map((route) => route.abort()))
        await original.evaluate((timeout) => {
          AbortSignal.timeout = timeout
        })
      }
    },
  }
}

/** Every way in which the service fails, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  offline: lose('internetdisconnected'),
  'connection reset': lose('connectionreset'),
  'connection refused': lose('connectionrefused'),
  'name not resolved': lose('namenotresolved'),
  'no answer at all': hang(),
  'error of the service': refuse('unavailable', 500, 'general_unknown'),
  maintenance: refuse('unavailable', 503, 'general_service_disabled'),
  'too many requests': refuse('rateLimited', 429, 'general_rate_limit_exceeded'),
  'unknown origin': refuse('forbiddenOrigin', 403, 'general_unknown_origin'),
  'page of a gateway': reply(502, 'text/html', '<h1>Bad gateway</h1>'),
  'page of a captive portal': reply(200, 'text/html', '<!doctype html><h1>Welcome</h1>'),
  'empty object': reply(200, 'application/json', '{}'),
  'cut body': reply(200, 'application/json', '{"$id":'),
}
