import type { SiteHandler } from '#backend/http/siteHandler.ts'

/**
 * `GET /health` for monitoring: 200 while the database responds and the disk has free space, else 503.
 *
 * @param check - Throws when the database does not answer or the disk is full.
 * @param log - Told why.
 */
export const healthHandler =
  (check: () => void, log: (reason: string) => void): SiteHandler =>
  (request, response) => {
    const send = (status: number, state: string) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=UTF-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ status: state }))
    }
    try {
      check()
      send(200, 'ok')
    } catch (error) {
      log((error as Error).message)
      send(503, 'the database does not answer, or the disk is full')
    }
  }
