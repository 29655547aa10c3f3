import { SERVER_VERSION } from '#backend/contract/errors.ts'
import { route } from '#backend/http/route.ts'

/** Is anybody there, which version, and where does the caller seem to be. */
export const generalRoutes = [
  route({
    method: 'GET',
    paths: ['/ping'],
    scope: 'public',
    handle: () => ({ status: 200, text: 'Pong!' }),
  }),
  route({
    method: 'GET',
    paths: ['/health/version'],
    scope: 'public',
    withoutProject: true,
    handle: () => ({ status: 200, body: { version: SERVER_VERSION } }),
  }),
  route({
    method: 'GET',
    paths: ['/locale'],
    scope: 'public',
    handle: ({ facts }) => ({
      status: 200,
      body: {
        ip: facts.ip,
        countryCode: '--',
        country: 'Unknown',
        continentCode: '--',
        continent: 'Unknown',
        eu: false,
        currency: '',
      },
    }),
  }),
]
