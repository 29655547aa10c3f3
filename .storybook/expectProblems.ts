import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'

/** A problem that a form has to show. */
interface ExpectedProblem {
  /** Accessible name of the field, or of the group that its boxes are in. */
  readonly field: ShownText
  /** The sentence at the field and in the error summary. */
  readonly problem: ShownText
}

/** Boxes of one group are one field. */
const fieldOf = (control: HTMLElement) => control.closest<HTMLElement>('[role=group]') ?? control

/**
 * Expects that a form shows these problems and no others. Each is announced: by the error summary, which
 * has the focus and a link to each field, or in a form without one by the focus on the first field. Each
 * is marked invalid, described and visible at its field. Use it in the stories of every form. Each problem
 * is a step of the story.
 *
 * @param context - of the story, after the form was submitted
 * @param problems - in the order of the summary, or of the fields
 */
export const expectProblems = async (
  { canvasElement, globals, step: run }: StoryContext,
  problems: readonly ExpectedProblem[],
): Promise<void> => {
  // Matchers of elements do not print their message, so that the error begins with the step.
  const step = (name: string, checks: () => Promise<void>) =>
    run(name, async () => {
      try {
        await checks()
      } catch (thrown) {
        if (thrown instanceof Error) thrown.message = `${name}\n\n${thrown.message}`
        throw thrown
      }
    })
  const text = (value: ShownText) => inLanguage(globals, value)
  const all = <E extends HTMLElement>(selector: string) => [
    ...canvasElement.querySelectorAll<E>(selector),
  ]
  const marked = [...new Set(all('[aria-invalid=true]').map(fieldOf))]
  const links = all<HTMLAnchorElement>('[role=group] li > a[href^="#"]')
  const fields =
    links.length === 0
      ? marked
      : links.map(({ hash }) => canvasElement.ownerDocument.getElementById(hash.slice(1)))
  for (const [at, { field, problem }] of problems.entries()) {
    await step(`See at “${text(field)}”, marked invalid: ${text(problem)}`, async () => {
      const name = text(field)
      await expect(marked, `the field ${name} is marked invalid`).toContain(fields[at])
      await expect(fields[at]).toHaveAccessibleName(name)
      await expect(fields[at]).toHaveAccessibleDescription(expect.stringContaining(text(problem)))
      const sentence = all('[id$=-error]').find(({ textContent }) => textContent === text(problem))
      // A form may still be fading in.
      await waitFor(() => expect(sentence).toBeVisible())
    })
  }
  await step('See no problem at another field', async () => {
    await expect(marked, 'fields that are marked invalid').toHaveLength(problems.length)
  })
  if (links.length === 0) {
    await step('Find the focus on the first of these fields', async () => {
      await expect(fields[0]).toContainElement(document.activeElement as HTMLElement)
    })
    return
  }
  await step('Find the focus on the summary, with a link to each of these fields', async () => {
    await expect(links.map((link) => link.textContent)).toEqual(
      problems.map(({ problem }) => text(problem)),
    )
    const summary = links[0]?.closest<HTMLElement>('[role=group]')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveAccessibleName(expect.stringContaining(String(problems.length)))
  })
}
