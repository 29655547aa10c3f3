import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { artSheetOf, withArt } from './prerender/art.ts'
import { chunksFor, type Bundle } from './prerender/chunks.ts'
import { compressFolder } from './prerender/compress.ts'
import { documentOf, fragmentOf, fileOf, type Shell } from './prerender/document.ts'
import { shellOf } from './prerender/shell.ts'
import { robotsOf, sitemapOf } from './prerender/sitemap.ts'
import { globalSheetOf } from './prerender/styles.ts'
import { documentsWanted } from './prerender/wanted.ts'
import { inlineScript } from './inlineBoot.ts'
import { plainOrder } from './siteBuild/prune.ts'
import type * as Entry from '../src/app/prerender.tsx'
import type { RenderedPage } from '../src/app/prerender.tsx'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles the entry for Node, with every package inside: one React, one Emotion, no browser. */
const loadEntry = async (): Promise<typeof Entry> => {
  const { mkdirSync } = await import('node:fs')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const outDir = mkdtempSync(join(root, '.cache', 'prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [
        (await import('@vitejs/plugin-react')).default(),
        // Classes are named by their rules in order: here as in the browser.
        { name: 'plain-order', transform: plainOrder },
      ],
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Entry
  } finally {
    // Chunks are loaded while pages are rendered: gone with the process.
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  }
}

const take = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

/**
 * Vite plugin that renders every public page in both languages once the site is built, each into a
 * document of its own with its styles, so that it reads and works before any script (issue of
 * speed). `index.html` of the bundler becomes `shell.html` for all other addresses. `SITE_ORIGIN`
 * (`https://example.com`) adds what needs a whole address: canonical links, twins and the sitemap.
 * `DOCUMENTS=none` leaves all of it out.
 */
export const prerenderSite = (): Plugin => {
  let outDir = ''
  let wanted = true
  let bundle: Bundle = {}
  return {
    name: 'prerender-site',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
      // Storybook builds with the same configuration, and its index.html is no page of the site.
      wanted =
        documentsWanted() && !config.plugins.some(({ name }) => name.startsWith('storybook:'))
    },
    writeBundle: (_options, written) => {
      bundle = written
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        const index = join(outDir, 'index.html')
        if (!wanted || error !== undefined || !existsSync(index)) return
        const built = await readFile(index, 'utf8')
        const styles = take(built, /<link rel="stylesheet"[^>]* href="([^"]+)"/)
        const { publicPages, renderPage } = await loadEntry()
        const rendered = []
        // One after the other: a page is rendered in the current language of one i18next instance.
        for (const page of publicPages) {
          rendered.push({
            page,
            zh: await renderPage(page, 'zh', false),
            // For a visitor who chose English and opens the Chinese address.
            words: await renderPage(page, 'en', false),
            en: await renderPage(page, 'en', true),
          })
        }
        const globals = globalSheetOf(rendered.map(({ zh }) => zh))
        const shell: Shell = {
          globals: globals.name,
          fonts: styles === '' ? '' : (await readFile(join(outDir, styles), 'utf8')).trim(),
          boot: await inlineScript('boot.ts'),
          cards: await inlineScript('cards.ts'),
          late: await inlineScript('late.ts'),
          chunksFor: (modules) => chunksFor(bundle, modules),
          origin: (process.env['SITE_ORIGIN'] ?? '').replace(/\/+$/, ''),
        }
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(outDir, file)), { recursive: true })
          await writeFile(join(outDir, file), text)
        }
        await write(`assets/${globals.name}.css`, globals.text)
        await write('shell.html', shellOf(built, shell))
        const art = artSheetOf(rendered.flatMap(({ zh }) => zh.html))
        await write(art.address.slice(1), art.text)
        const drawn = (whole: RenderedPage) => ({ ...whole, html: withArt(whole.html, art) })
        for (const { page, ...all } of rendered) {
          const [zh, words, en] = [drawn(all.zh), drawn(all.words), drawn(all.en)]
          await write(fileOf(page.path, 'zh'), documentOf(shell, page, 'zh', zh, words))
          await write(fileOf(page.path, 'words'), fragmentOf(page, words))
          await write(fileOf(page.path, 'en'), documentOf(shell, page, 'en', en))
        }
        await write('robots.txt', robotsOf(shell.origin))
        if (shell.origin !== '') await write('sitemap.xml', sitemapOf(shell.origin, publicPages))
        await compressFolder(outDir)
      },
    },
  }
}
