import axe, { type Result } from 'axe-core'
import type { StoryContext } from 'storybook/internal/types'
import { axeExceptions } from './exceptions.ts'

/** Whether the run that holds stories to their tests shows the story, not Storybook. */
const inTests = import.meta.env['VITEST_STORYBOOK'] === 'false'

/** The rules whose answer depends on the colour mode. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What of axe's rules a story is excused from. */
const excused = (story: string): readonly string[] =>
  axeExceptions.filter((one) => one.story === story).map(({ rule }) => rule)

const violations = async (rules: readonly string[]): Promise<readonly Result[]> => {
  if (rules.length === 0) return []
  axe.reset()
  const { violations: found } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
  })
  return found
}

const told = (found: readonly Result[]): string =>
  found
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
    )
    .join('\n\n')

/** Shows the document in the other colour mode, at once, for as long as `look` takes. */
const inOtherMode = async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
  const { classList } = document.documentElement
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; }'
  document.head.append(still)
  classList.toggle('dark')
  try {
    return await look()
  } finally {
    classList.toggle('dark')
    still.remove()
  }
}

/** Leaves out what `axeExceptions` excuses a story from, before axe looks at it. */
export const excuse = (context: StoryContext): void => {
  const rules = excused(context.id)
  if (rules.length === 0) return
  const a11y = context.parameters['a11y'] as { readonly config: { readonly rules: object[] } }
  context.parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      config: {
        ...a11y.config,
        rules: [...a11y.config.rules, ...rules.map((id) => ({ id, enabled: false }))],
      },
    },
  }
}

/**
 * The part of the gate that axe alone would leave open: colours in the other mode, so that two runs
 * (Chinese in the light, English in the dark) cover both modes in both languages, and exceptions
 * that are no longer needed. In tests only: in Storybook a story does not change its mode by itself.
 */
export const otherMode = async ({ id, tags, viewMode }: StoryContext): Promise<void> => {
  // Once for each story: its tests show it again.
  if (!inTests || viewMode !== 'story' || tags.includes('test-fn')) return
  const rules = excused(id)
  const found = await inOtherMode(() =>
    violations(colourRules.filter((rule) => !rules.includes(rule))),
  )
  if (found.length > 0) {
    const mode = document.documentElement.classList.contains('dark') ? 'light' : 'dark'
    throw new Error(`Accessibility in the ${mode} colour mode:\n${told(found)}`)
  }
  for (const rule of rules) {
    const needed = [...(await violations([rule])), ...(await inOtherMode(() => violations([rule])))]
    if (needed.length === 0) {
      throw new Error(
        `${id} passes ${rule}: delete its line in .storybook/accessibility/exceptions.ts`,
      )
    }
  }
}
