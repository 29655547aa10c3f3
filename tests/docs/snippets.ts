import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import globals from 'globals'
import { check, resolveConfig } from 'prettier'
import { freeNames, isCode, parse } from '#.storybook/syntax.ts'

const importLine = /^import \{\s+(\w+)[^}]*\} from '#(components\/[\w/]+\.tsx)'$/mu

const utilityTypes = ['Omit', 'Partial', 'Pick', 'Readonly', 'ReadonlyArray', 'Record']
const known = new Set([...Object.keys({ ...globals.builtin, ...globals.browser }), ...utilityTypes])

/** Names that a snippet neither imports nor declares. */
const undeclared = (code: string): readonly string[] =>
  freeNames(parse(code)).filter((name) => !known.has(name))

/** Whether `npm run format` would leave a snippet as it is. */
const isFormatted = async (code: string): Promise<boolean> => {
  const filepath = 'src/snippet.tsx'
  return check(`${code}\n`, { ...(await resolveConfig(filepath)), filepath })
}

const faultsOf = async (code: string): Promise<readonly string[]> => {
  const [, name = '', file = ''] = importLine.exec(code) ?? []
  if (!existsSync(`src/${file}`) || name === '') return ['a snippet does not import its component']
  if (!isCode(code)) return [`a snippet of <${name}> does not parse: ${code}`]
  return [
    ...(new RegExp(`<${name}[\\s/>]`, 'u').test(code) ? [] : [`a snippet does not use <${name}>`]),
    ...(/\$t\(|\bfn\(|function \w*\(\) ?\{/u.test(code)
      ? [`a snippet of <${name}> has test code`]
      : []),
    ...undeclared(code).map((one) => `a snippet of <${name}> does not import ${one}`),
    ...((await isFormatted(code)) ? [] : [`a snippet of <${name}> is not formatted: ${code}`]),
  ]
}

/**
 * What is wrong with the snippets of a page of documentation: each imports what it uses, parses, is formatted, and
 * contains no code of the story.
 *
 * @param page - at the page of documentation
 */
export const snippetFaultsOf = async (page: Page): Promise<readonly string[]> => {
  const toggle = page.locator('.disclosure > summary', { hasText: 'Show code' })
  const snippet = page.locator('pre.prismjs')
  const shown = await snippet.count()
  const closed = await toggle.count()
  await toggle.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(snippet).toHaveCount(shown + closed)
  return (await Promise.all((await snippet.allInnerTexts()).map(faultsOf))).flat()
}
