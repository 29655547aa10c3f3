import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import globals from 'globals'
import { check, resolveConfig } from 'prettier'
import { freeNames, isCode, parse } from '#.storybook/syntax.ts'

const importLine = /^import \{\s+(\w+)[^}]*\} from '#(components\/[\w/]+\.tsx)'$/mu

/** A constant that is not exported would be an unused one in the file that it is pasted into. */
const declaration = /^export const (\w+) = /mu

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
    ...(declaration.test(code) ? [] : [`a snippet of <${name}> exports nothing`]),
    ...(/\$t\(|\bfn\(|function \w*\(\) ?\{|\(args\b/u.test(code)
      ? [`a snippet of <${name}> has test code`]
      : []),
    ...undeclared(code).map((one) => `a snippet of <${name}> does not import ${one}`),
    ...((await isFormatted(code)) ? [] : [`a snippet of <${name}> is not formatted: ${code}`]),
  ]
}

/** Why the code of a story may be that of the first one: its parameters, its window, its play or its arguments. */
const differsElsewhere = /\b(?:pinned|route|globals|play|args):/u

/** Stories that differ in what is around the component: its width, the page, the language, or a flow that answers it. */
const differAround = [
  'FileDrop Narrow',
  'SegmentedButtons Narrow',
  'Figures Narrow',
  'HomeLink Mark',
  'Hero AboveFeatures',
  'ResultsCount LanguageSwitched',
  'TwoFactorSection Moving',
  'SignupPage Screens',
  'LoginPage Refused',
  'ManagementPage RemovedElsewhere',
]

/** The text of a story in the file beside its component. */
const storyIn = (file: string, story: string): string => {
  const stories = `src/${file.replace(/\.tsx$/u, '.stories.tsx')}`
  const text = existsSync(stories) ? `${readFileSync(stories, 'utf8')}\n` : ''
  return new RegExp(`export const ${story} = [^]*?\\n\\}?\\)?\\n`, 'u').exec(text)?.[0] ?? ''
}

/** Snippets that are the first one although their stories are not. */
const repeatedIn = (codes: readonly string[]): readonly string[] => {
  // Without the lines and parentheses that a long name brings.
  const bodies = codes.map((code) =>
    code.replaceAll(/[\s()]+/gu, '').replace(/exportconst\w+=/u, ''),
  )
  return codes.flatMap((code, at) => {
    if (at === 0 || bodies[at] !== bodies[0]) return []
    const [, name = '', file = ''] = importLine.exec(code) ?? []
    const [, story = ''] = declaration.exec(code) ?? []
    const isOther = differsElsewhere.test(storyIn(file, story))
    return isOther || differAround.includes(`${name} ${story}`)
      ? []
      : [`the snippet of ${story} of <${name}> is that of the first story`]
  })
}

/**
 * What is wrong with the snippets of a page of documentation: each imports what it uses, parses, is formatted,
 * contains no code of the story, and says what the story adds to the first one.
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
  const codes = await snippet.allInnerTexts()
  return [...(await Promise.all(codes.map(faultsOf))).flat(), ...repeatedIn(codes)]
}
