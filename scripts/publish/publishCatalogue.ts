import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contentType } from '#scripts/hosting/contentType.ts'
import type { Catalogue } from './readCatalogue.ts'

/**
 * Vite plugin that adds the files of a catalogue to the site and tells the app the address of its
 * data file (decision P9). The development server sends the same files.
 */
export const publishCatalogue = ({ address, data, pictures }: Catalogue): Plugin => ({
  name: 'publish-catalogue',
  // In place of the path of the export on the machine that builds.
  config: () => ({ define: { 'import.meta.env.VITE_CATALOGUE': JSON.stringify(address) } }),
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const picture = pictures.get(path)
      const send = (content: Uint8Array) => {
        response.setHeader('content-type', contentType(path))
        response.end(content)
      }
      if (path === address) send(data)
      else if (picture === undefined) next()
      else readFile(picture).then(send, next)
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: address.slice(1), source: data })
  },
  // After the data file, which lies in the same folder.
  writeBundle: async ({ dir = '' }) => {
    for (const [path, file] of pictures) await copyFile(file, join(dir, path))
  },
})
