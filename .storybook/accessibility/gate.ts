import type { StoryContext } from '@storybook/react-vite'
import type { Result, RunOptions } from 'axe-core'

/** What axe checks on every story: WCAG 2.2 A and AA, and its best practices. */
export const axeOptions = {
  resultTypes: ['violations'],
  // None of the rules reads style sheets.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions

/** A component has no landmarks. The journeys check this rule on whole pages. */
export const disabledRules = ['region'] as const

const describeViolations = (violations: readonly Result[]): string =>
  violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
    )
    .join('\n\n')

/**
 * Checks a story once. Runs in tests only, which set the global `axe`: in Storybook the panel of the addon does
 * this. A test shows its story once more, which was checked already. The weekly run checks it in English and dark.
 *
 * @throws when axe finds a violation
 */
export const checkAccessibility = async ({
  globals,
  tags,
  viewMode,
}: StoryContext): Promise<void> => {
  if (globals['axe'] !== true || viewMode !== 'story' || tags.includes('test-fn')) return
  const { default: axe } = await import('axe-core')
  axe.reset()
  const off = disabledRules.map((id) => [id, { enabled: false }] as const)
  const { violations } = await axe.run(document.body, {
    ...axeOptions,
    rules: Object.fromEntries(off),
  })
  if (violations.length > 0)
    throw new Error(`Accessibility violations:\n${describeViolations(violations)}`)
}

const unhidden = 'svg:not([aria-hidden=true], [aria-hidden=true] *)'

/**
 * Checks that a drawing is either hidden from screen readers or an image with a name, which axe does not:
 * some of them announce a bare `<svg>` as a graphic.
 *
 * @throws when a drawing is neither
 */
export const checkDrawings = ({ canvasElement }: StoryContext): void => {
  for (const drawing of canvasElement.querySelectorAll(unhidden)) {
    if (drawing.closest('[role=img][aria-label]') === null)
      throw new Error(`Neither hidden nor named: ${drawing.outerHTML}`)
  }
}
