import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { transpileModule, JsxEmit } from 'typescript'

const importLine = /^import \{ (\w+) \} from '#(components\/[\w/]+\.tsx)'$/mu

/** Tags and `t` that a snippet neither imports nor declares. */
const undeclared = (code: string): readonly string[] => {
  const declared = new Set(
    [...code.matchAll(/\b(?:import|const) (?:\{([^}]*)\}|(\w+))/gu)].flatMap(
      ([, list = '', name = '']) => [...list.split(',').map((one) => one.trim()), name],
    ),
  )
  const used = [...code.matchAll(/(?<!\w)<([A-Z]\w+)|\b(t)\('/gu)].map(
    ([, tag, t]) => tag ?? t ?? '',
  )
  return [...new Set(used)].filter((name) => !declared.has(name))
}

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
    ...undeclared(code).map((one) => `a snippet of <${name}> does not import ${one}`),
    ...(diagnostics.length > 0 ? [`a snippet of <${name}> does not parse: ${code}`] : []),
  ]
}

/**
 * What is wrong with the snippets of a page of documentation: each imports what it uses, parses, and contains
 * no code of the story.
 *
 * @param page - at the page of documentation
 */
export const snippetFaultsOf = async (page: Page): Promise<readonly string[]> => {
  const toggle = page.locator('.docblock-code-toggle')
  const snippet = page.locator('.docblock-source pre')
  await toggle.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(
    page.locator('.sbdocs-preview', { has: toggle }).filter({ hasNot: snippet }),
  ).toHaveCount(0)
  return (await snippet.allInnerTexts()).flatMap(faultsOf)
}
