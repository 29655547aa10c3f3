import { resolve } from 'node:path'
import {
  build,
  createServer,
  normalizePath,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite'
import type { Publication } from '#domain/publishing/publication.ts'
import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import { manifestOf } from './hosting/manifest.ts'
import { leavingWorker, redirectsOf, robotsOf, sitemapOf } from './hosting/addresses.ts'
import { drawSharePictures } from './prerender/sharePictures.ts'
import { css } from './css.ts'
import { compressFolder, writeAside } from './prerender/compress.ts'
import { styleSheetsOf } from './prerender/styles.ts'
import type * as Entry from '#app/prerender.tsx'
import type { PrerenderedPage } from '#app/prerender.tsx'

const root = resolve(import.meta.dirname, '..')
const isolated = { root, configFile: false, envDir: false, logLevel: 'error', css } as const

/** Bundles a script of `src/components/firstPaint/scripts` into one text without imports. */
const inlineScript = async (name: string, define: UserConfig['define'] = {}): Promise<string> => {
  const input = `src/components/firstPaint/scripts/${name}.ts`
  const result = (await build({
    ...isolated,
    define,
    // Older browsers than the app's run these as well (decision D4).
    build: {
      target: 'es2018',
      write: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/** The files of chunks and of everything that they import, in order of first use. */
const scriptsOf = (bundle: Rolldown.OutputBundle) => {
  // Read once for all documents: the bundler makes each property anew.
  const bySource = new Map<string, string>()
  const containing = new Map<string, string>()
  const importsOf = new Map<string, readonly string[]>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const { fileName, facadeModuleId, imports, moduleIds } = output
    importsOf.set(fileName, imports)
    if (facadeModuleId !== null && !bySource.has(facadeModuleId))
      bySource.set(facadeModuleId, fileName)
    for (const id of moduleIds) containing.set(id, fileName)
  }
  return (sources: readonly string[]) => {
    const files = new Set<string>()
    const add = (file: string) => {
      if (files.has(`/${file}`)) return
      const imports = importsOf.get(file)
      if (imports === undefined) throw new Error(`There is no chunk ${file}`)
      files.add(`/${file}`)
      imports.forEach(add)
    }
    for (const source of sources) {
      const path = resolve(root, source)
      const file = bySource.get(path) ?? containing.get(path)
      if (file === undefined) throw new Error(`There is no chunk of ${source}`)
      add(file)
    }
    return [...files]
  }
}

/** Gives files of pictures the addresses that they have in the build, not those of the development server. */
const builtFiles = (bundle: Rolldown.OutputBundle): Plugin => {
  const files = new Map<string, string>()
  for (const output of Object.values(bundle))
    if (output.type === 'asset')
      for (const source of output.originalFileNames)
        files.set(normalizePath(resolve(root, source)), `/${output.fileName}`)
  return {
    name: 'built-files',
    enforce: 'pre',
    load: (id) => {
      const [source = '', query] = id.split('?')
      if (query !== 'no-inline') return null
      const file = files.get(normalizePath(source))
      if (file === undefined) throw new Error(`There is no file of ${source}`)
      return `export default ${JSON.stringify(file)}`
    },
  }
}

/**
 * Vite plugin that adds a document for every page in both languages to the build. `SITE_ORIGIN`
 * (`https://example.com`) adds what needs a whole address: canonical links, alternates,
 * previews of links with a drawn picture, the sitemap. A build in production puts `.br` and `.gz` beside every text.
 *
 * @param quality - of Brotli, up to 11
 * @param publication - the products that the site publishes (decision P9)
 */
export const prerenderSite = (quality: number, publication?: Publication): Plugin => {
  /** The documents in the folder, which the bundler does not know: it would hold them all until its end. */
  const written = new Set<string>()
  return {
    name: 'prerender-site',
    // Storybook builds its own page with the same configuration.
    transformIndexHtml: async (_html, { path }) =>
      path === '/index.html'
        ? [
            {
              tag: 'script',
              // As in `Document.tsx`.
              attrs: { 'data-cfasync': 'false' },
              children: await inlineScript('prePaint'),
              injectTo: 'head',
            },
          ]
        : [],
    generateBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const template = bundle['index.html']
        // Storybook builds with the same configuration and has no such page.
        if (template?.type !== 'asset' || dir === undefined) return
        const write = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName: fileName.replace(/^\//, ''), source })
        const origin = (process.env['SITE_ORIGIN'] ?? '').replace(/\/+$/, '')
        const server = await createServer({
          ...isolated,
          // As in `vite.config.ts`: a document says what its script says.
          envPrefix: ['VITE_', 'CONTACT_KEEP_DAYS'],
          appType: 'custom',
          plugins: [builtFiles(bundle)],
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, ws: false, watch: null },
        })
        const { renderPages } = (await server.ssrLoadModule(
          '/src/app/prerender.tsx',
        )) as typeof Entry
        const rendered = renderPages(String(template.source), {
          origin,
          start: await inlineScript('start'),
          fill: await inlineScript('fill'),
          fillPublished: await inlineScript('fillPublished', this.environment.config.define),
          scriptsOf: scriptsOf(bundle),
          ...styleSheetsOf(bundle),
          sharePicture:
            origin === ''
              ? () => ''
              : await drawSharePictures((name, source) =>
                  this.getFileName(this.emitFile({ type: 'asset', name, source })),
                ),
          publication,
        })
        const pages: PrerenderedPage[] = []
        const isProduction = this.environment.config.mode === 'production'
        const documents = writeAside(dir, isProduction ? quality : null)
        written.clear()
        try {
          for await (const { document, ...page } of rendered) {
            // Vite writes the first one, with an empty root until now.
            if (pages.length === 0) template.source = document
            else {
              await documents.add(page.file, document)
              written.add(page.file.slice(1))
            }
            pages.push(page)
          }
        } finally {
          await server.close()
          // Also after a failure: nothing may write into the folder while it is removed.
          await documents.end()
        }
        write('_redirects', redirectsOf(pages))
        write('robots.txt', robotsOf(origin))
        for (const name of ['sw.js', 'service-worker.js']) write(name, leavingWorker)
        for (const language of languages)
          write(addressIn(language, '/site.webmanifest'), manifestOf(language))
        if (origin !== '') write('sitemap.xml', sitemapOf(origin, pages, publication?.exportedAt))
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        // Storybook and builds in another mode do without compressed forms.
        if (this.environment.config.mode !== 'production' || !('index.html' in bundle)) return
        await compressFolder(dir, quality, (name) => written.has(normalizePath(name)))
      },
    },
  }
}
