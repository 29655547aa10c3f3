import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startOf, type Shell } from './document.ts'

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), 'utf8')

interface Design {
  readonly tokens: { readonly colors: Readonly<Record<string, Record<string, { value: string }>>> }
  readonly semanticTokens: {
    readonly colors: Readonly<
      Record<string, { DEFAULT: { value: Readonly<Record<'base' | '_dark', string>> } }>
    >
  }
}

/** Page, hairline and sign of the brand in one colour mode. */
const colours = (mode: 'base' | '_dark'): string => {
  const { tokens, semanticTokens } = JSON.parse(read('components/theme/tokens.json')) as Design
  return ['bg', 'border', 'fg']
    .map((role) => {
      const [, hue = '', shade = ''] =
        /\{colors\.(\w+)\.(\w+)\}/.exec(semanticTokens.colors[role]?.DEFAULT.value[mode] ?? '') ??
        []
      return `--${role}:${tokens.colors[hue]?.[shade]?.value ?? ''}`
    })
    .join(';')
}

/** Where `Header` and `Container` put the sign: the app draws its own bar over this one, in place. */
const styles = () =>
  `:root{${colours('base')};color-scheme:light}.dark{${colours('_dark')};color-scheme:dark}` +
  'body{margin:0;background:var(--bg)}' +
  '#bar{box-sizing:border-box;border-bottom:1px solid var(--border);color:var(--fg)}' +
  '#bar>div{box-sizing:border-box;display:flex;align-items:center;max-width:77.5rem;min-height:3.5rem;margin:auto;padding:0 1.25rem}' +
  '#bar svg{height:1.4625rem}' +
  '@media(min-width:26rem){#bar svg{height:1.8rem}}' +
  '@media(min-width:48rem){#bar>div{padding:0 2rem}}' +
  '@media(min-width:75rem){#bar>div{min-height:4rem}#bar svg{height:2.025rem}}' +
  '@media(min-width:80rem){#bar>div{padding:0 2.5rem}}'

/**
 * The document of every address that only the app can draw, which therefore starts at once. Until it
 * does, the bar with the sign of the brand stands there: no screen stays blank on a slow phone, and
 * what has no words is right in both languages.
 *
 * @param built `index.html` of the bundler
 * @param shell see {@link Shell}
 */
export const shellOf = (built: string, shell: Shell): string => {
  const words = {
    zh: ['locales/zh/common.ts', 'locales/zh/errors.ts'],
    en: ['locales/en/common.ts', 'locales/en/errors.ts'],
  }
  const sign = read('assets/logo-mark.svg').trim()
  return built
    .replace('<head>', '<head><meta name="robots" content="noindex" />')
    .replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${shell.fonts}${styles()}</style>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"><div id="bar" aria-hidden="true"><div>${sign}</div></div></div>`,
    )
    .replace('</body>', () => `${startOf(shell, { route: null, words }, true)}</body>`)
}
