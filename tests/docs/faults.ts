import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { axeOptions } from '#.storybook/accessibility/gate.ts'

/** What {@link faultsOf} has to know about the page. */
export interface Shown {
  readonly language: 'zh' | 'en'
  /** The stories show both languages at once. */
  readonly bilingual: boolean
  /** Whether axe looks at the page as well. */
  readonly axe: boolean
}

/** Reads from the rendered page what must not be there. Runs in the browser. */
const findFaults = ({ language, bilingual }: Shown): readonly string[] => {
  const faults: string[] = []
  if (document.querySelector('dialog:modal') !== null) faults.push('a modal dialog is open')
  if (scrollY !== 0) faults.push(`the page opens at ${Math.round(scrollY)} px`)
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')

  if (document.querySelector('a a') !== null) faults.push('a link is inside a link')

  // The accessibility addon writes its filters once for each story.
  const ids = [...document.querySelectorAll('[id]:not([id^=storybook-])')].map(({ id }) => id)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  if (repeated.size > 0) faults.push(`ids more than once: ${[...repeated].join(' ')}`)

  for (const row of document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tr')) {
    const [name, about] = row.cells
    const types = [...(about?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)
    if (types.includes('unknown')) faults.push(`no type: ${name?.textContent ?? ''}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const report = (what: string, text: string) => faults.push(`${what}: ${text.trim().slice(0, 40)}`)
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent ?? ''
    if (
      parentElement === null ||
      parentElement.closest('script, style, pre, code, .docblock-argstable, .toc-wrapper') !== null
    )
      continue
    if (!parentElement.checkVisibility()) continue
    const lang = parentElement.closest<HTMLElement>('[lang]')?.lang ?? ''
    const han = /\p{Script=Han}/u.test(text)
    const root = parentElement.closest('[data-story-block]')
    if (root !== null && bilingual) continue
    if (han && !lang.startsWith('zh')) report('Chinese text without lang', text)
    if (han && getComputedStyle(parentElement).fontFamily.includes('Xinyuan Latin En'))
      report('Chinese text in the English face', text)
    if (root === null) continue
    // A text that is marked as the other language is meant, such as the name of a language.
    if (language === 'en' && han && !lang.startsWith('zh'))
      report('Chinese text in an English story', text)
    if (language === 'zh' && !lang.startsWith('en') && /(?:\b[a-z]+\b[ ,]+){3}/u.test(text))
      report('English text in a Chinese story', text)
  }
  return faults
}

/** The frame of a page is Storybook's own, and stories have headings between those of the page. */
const frameRules = ['landmark-one-main', 'region', 'page-has-heading-one', 'heading-order']

/** Runs axe on the text of the page. Stories are checked by their tests, and controls are Storybook's. */
const axeFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const { axe: tool } = globalThis as unknown as { readonly axe: typeof axe }
      const { violations } = await tool.run(
        { exclude: ['.sbdocs-preview', '.docblock-argstable', '.toc-wrapper'] },
        options,
      )
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 90) ?? ''}`)
    },
    // A frame is a story of its own, which its test checks.
    {
      ...axeOptions,
      iframes: false,
      rules: Object.fromEntries(frameRules.map((id) => [id, { enabled: false }])),
    },
  )
}

/**
 * What is wrong with a page of documentation that is open.
 *
 * @param page - at the page of documentation
 * @param shown - as which it is shown
 */
export const faultsOf = async (page: Page, shown: Shown): Promise<readonly string[]> => [
  ...new Set([
    ...(await page.evaluate(findFaults, shown)),
    ...(shown.axe ? await axeFaults(page) : []),
  ]),
]
