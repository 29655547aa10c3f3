import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type Rolldown } from 'vite'
import { compressFolder } from './prerender/compress.ts'
import { documentOf } from './prerender/document.ts'
import { redirectsOf, robotsOf, sitemapOf } from './prerender/addresses.ts'
import type * as Entry from '#app/prerender.tsx'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles a script of `src/app/inline` into one text without imports. */
const inlineScript = async (name: string): Promise<string> => {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `src/app/inline/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/** Bundles the prerendering entry for Node, with every package inside: one React, one Emotion. */
const bundleEntry = async (outDir: string): Promise<typeof Entry> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false, minify: false },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Entry
}

/** The files of chunks and of everything that they import, in order of first use. */
const filesOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no chunk for ${key}`)
    if (files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
}

/**
 * Vite plugin that renders every page in both languages once the site is built, each into its own
 * document with its styles and inline scripts. `SITE_ORIGIN` (`https://example.com`) adds what needs
 * a whole address: canonical links, alternates and the sitemap.
 */
export const prerenderSite = (): Plugin => {
  let outDir = ''
  let isSite = true
  return {
    name: 'prerender-site',
    config: () => ({ build: { manifest: true } }),
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
      // Storybook builds with the same configuration, and its index.html is no page of the site.
      isSite = !config.plugins.some(({ name }) => name.startsWith('storybook:'))
    },
    transformIndexHtml: async (html) =>
      html.replace('<!-- pre-paint -->', `<script>${await inlineScript('prePaint')}</script>`),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (!isSite || error !== undefined) return
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(outDir, file)), { recursive: true })
          await writeFile(join(outDir, file), text)
        }
        const origin = (process.env['SITE_ORIGIN'] ?? '').replace(/\/+$/, '')
        const manifest = JSON.parse(
          await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
        ) as Manifest
        const styleFiles = manifest['index.html']?.css ?? []
        const site = {
          origin,
          template: await readFile(join(outDir, 'index.html'), 'utf8'),
          fonts: (
            await Promise.all(styleFiles.map((file) => readFile(join(outDir, file), 'utf8')))
          ).join(''),
          start: await inlineScript('start'),
          fill: await inlineScript('fill'),
        }
        await mkdir(join(root, '.cache'), { recursive: true })
        const entryDir = await mkdtemp(join(root, '.cache', 'prerender-'))
        const { prerenderedPaths, renderPage } = await bundleEntry(entryDir)
        const pages = []
        for (const language of ['zh', 'en'] as const) {
          for (const path of prerenderedPaths) {
            const page = { ...(await renderPage(path, language)), path, language }
            const files = filesOf(manifest, ['index.html', page.source, ...page.messages])
            await write(
              page.address.endsWith('404') ? `${page.address}.html` : `${page.address}/index.html`,
              documentOf(site, page, files),
            )
            pages.push(page)
          }
        }
        await rm(entryDir, { recursive: true })
        await rm(join(outDir, '.vite'), { recursive: true })
        await write('_redirects', redirectsOf(pages))
        await write('robots.txt', robotsOf(origin))
        if (origin !== '') await write('sitemap.xml', sitemapOf(origin, pages))
        await compressFolder(outDir)
      },
    },
  }
}
