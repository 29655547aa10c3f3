import type { Plugin } from 'vite'
import { contentType } from '#scripts/hosting/contentType.ts'
import type { Catalogue } from './readCatalogue.ts'

/**
 * Vite plugin that adds the files of a catalogue to the site and tells the app the address of its
 * data file (decision P9). The development server sends them from memory.
 */
export const publishCatalogue = ({ address, files }: Catalogue): Plugin => ({
  name: 'publish-catalogue',
  // In place of the path of the export on the machine that builds.
  config: () => ({ define: { 'import.meta.env.VITE_CATALOGUE': JSON.stringify(address) } }),
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const content = files.get(path)
      if (content === undefined) {
        next()
        return
      }
      response.setHeader('content-type', contentType(path))
      response.end(content)
    })
  },
  generateBundle() {
    for (const [path, source] of files) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    }
  },
})
