import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { transpileModule, JsxEmit } from 'typescript'
import { idle } from './observe.ts'

/** Opens every snippet of the page. Runs in the browser. */
const openSnippets = () => {
  for (const button of document.querySelectorAll<HTMLElement>('.docblock-code-toggle'))
    button.click()
}

/** Reads the open snippets of the page. Runs in the browser. */
const readSnippets = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.docblock-source pre')].map(
    ({ innerText }) => innerText,
  )

const importLine = /^import \{ (\w+) \} from '#(components\/[\w/]+\.tsx)'\n/u

const faultsOf = (code: string): readonly string[] => {
  const [, name = '', file = ''] = importLine.exec(code) ?? []
  if (!existsSync(`src/${file}`) || name === '') return ['a snippet does not import its component']
  const { diagnostics = [] } = transpileModule(code, {
    fileName: 'snippet.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: JsxEmit.Preserve },
  })
  return [
    ...(new RegExp(`<${name}[\\s/>]`, 'u').test(code) ? [] : [`a snippet does not use <${name}>`]),
    ...(/\$t\(|\bfn\(|function \w*\(\) ?\{/u.test(code)
      ? [`a snippet of <${name}> has test code`]
      : []),
    ...(diagnostics.length > 0 ? [`a snippet of <${name}> does not parse: ${code}`] : []),
  ]
}

/**
 * What is wrong with the snippets of a page of documentation: each imports and uses its component, parses,
 * and contains no code of the story.
 *
 * @param page - at the page of documentation
 */
export const snippetFaultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(openSnippets)
  await page.evaluate(idle)
  return (await page.evaluate(readSnippets)).flatMap(faultsOf)
}
