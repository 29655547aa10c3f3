import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** A folder on a free port of this machine. */
export interface ServedFolder {
  /** Address without a slash at the end. */
  readonly origin: string
  close(): void
}

/** Serves a built Storybook to the browser that takes the pictures. */
export const serveFolder = async (folder: string): Promise<ServedFolder> => {
  const files = sirv(folder, { etag: true, maxAge: 3600 })
  const server: Server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
