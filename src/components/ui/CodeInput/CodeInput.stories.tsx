import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { shownLanguage, translations } from '#.storybook/languages.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CodeInput } from './CodeInput.tsx'

const { t } = translations.zh

const meta = preview.meta({
  component: CodeInput,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(auth:code.group)',
    digitLabel: (position: number, total: number) => t('auth:code.digit', { position, total }),
    onChange: fn(),
  },
  decorators: [
    (Story, { args, globals }) => {
      const shown = translations[shownLanguage(globals)]
      const digitLabel = (position: number, total: number) =>
        shown.t('auth:code.digit', { position, total })
      return <Story args={{ ...(args as object), digitLabel }} />
    },
  ],
})

/** The six boxes. */
const boxesOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('textbox') as HTMLInputElement[]
const textOf = (canvas: Parameters<typeof boxesOf>[0]) => boxesOf(canvas).map((box) => box.value)

/** Waits for the first digit. */
export const Empty = meta.story({ tags: ['default'] })

Empty.test('is a named group of six boxes named by position (spec §2.24)', async (context) => {
  const { canvas, globals, step } = context
  await step('The group has a name, and is not translated by the browser', async () => {
    const group = named(context, 'group', 'auth:code.group')
    await expect(group).toHaveAttribute('translate', 'no')
  })
  await step('Its boxes are called digit 1 of 6 to digit 6 of 6', async () => {
    await expect(boxesOf(canvas).map((box) => box.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) =>
        inLanguage(globals, ['auth:code.digit', { position: place, total: 6 }]),
      ),
    )
  })
})

Empty.test('only the first box takes a code from the system, none cuts it', async ({ canvas }) => {
  const boxes = boxesOf(canvas)
  await expect(boxes.map((box) => box.autocomplete)).toEqual([
    'one-time-code',
    'off',
    'off',
    'off',
    'off',
    'off',
  ])
  await expect(boxes.map((box) => box.hasAttribute('maxlength'))).not.toContain(true)
  await expect(boxes.map((box) => box.inputMode)).toEqual(Array(6).fill('numeric'))
})

Empty.test('moves on with each digit (spec §2.25)', async ({ canvas, args, userEvent, step }) => {
  await step('Press the first box and type 384912', async () => {
    await userEvent.click(boxesOf(canvas)[0] as HTMLInputElement)
    await userEvent.keyboard('384912')
  })
  await step('Each box has one digit, and the focus is on the last', async () => {
    await expect(textOf(canvas)).toEqual(['3', '8', '4', '9', '1', '2'])
    await expect(boxesOf(canvas)[5]).toHaveFocus()
  })
  await step('Each digit was reported, and then the whole code', async () => {
    await expect(args.onChange).toHaveBeenCalledTimes(6)
    await expect(args.onChange).toHaveBeenLastCalledWith('384912')
  })
})

Empty.test('ignores everything except digits', async ({ canvas, args, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[0] as HTMLInputElement)
  await userEvent.keyboard('a 3-。8')
  await expect(textOf(canvas)).toEqual(['3', '8', '', '', '', ''])
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

Empty.test(
  'takes the whole code that the system fills into the first box',
  async ({ canvas, args }) => {
    const [first] = boxesOf(canvas)
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(first, '123456')
    first?.dispatchEvent(new Event('input', { bubbles: true }))
    await expect(textOf(canvas)).toEqual(['1', '2', '3', '4', '5', '6'])
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
  },
)

Empty.test('leads a click on a later box to the first empty one', async ({ canvas, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[3] as HTMLInputElement)
  await expect(boxesOf(canvas)[0]).toHaveFocus()
})

/** Some digits are there; Tab reaches the next box. */
export const Partial = meta.story({ args: { defaultValue: '384' } })

Partial.test('is one stop in the tab order', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(boxesOf(canvas)[3]).toHaveFocus()
  await userEvent.tab()
  await expect(document.body).toHaveFocus()
  await expect(boxesOf(canvas).map((box) => box.tabIndex)).toEqual([-1, -1, -1, 0, -1, -1])
})

Partial.test('moves by arrow keys, Home and End', async ({ canvas, userEvent }) => {
  const boxes = boxesOf(canvas)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect(boxes[1]).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect(boxes[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(boxes[1]).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect(boxes[3]).toHaveFocus()
})

Partial.test(
  'Backspace clears, then moves back (spec §2.26)',
  async ({ canvas, userEvent, step }) => {
    await step('Press Backspace: the third box is empty, and has the focus', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Backspace}')
      await expect(textOf(canvas)).toEqual(['3', '8', '', '', '', ''])
      await expect(boxesOf(canvas)[2]).toHaveFocus()
    })
    await step('Press it 3 more times: all are empty, and the focus is on the first', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
      await expect(textOf(canvas)).toEqual(['', '', '', '', '', ''])
      await expect(boxesOf(canvas)[0]).toHaveFocus()
    })
  },
)

/** All six digits. */
export const Filled = meta.story({ args: { defaultValue: '384912' } })

Filled.test('Delete leaves no hole', async ({ canvas, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[2] as HTMLInputElement)
  await userEvent.keyboard('{Delete}')
  await expect(textOf(canvas)).toEqual(['3', '8', '9', '1', '2', ''])
  await expect(boxesOf(canvas)[2]).toHaveFocus()
})

Filled.test('the same digit advances and is no new code', async ({ canvas, args, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[2] as HTMLInputElement)
  await userEvent.keyboard('49')
  await expect(boxesOf(canvas)[4]).toHaveFocus()
  await expect(textOf(canvas)).toEqual(['3', '8', '4', '9', '1', '2'])
  await expect(args.onChange).not.toHaveBeenCalled()
})

Filled.test(
  'takes a code pasted in any shape, from any box, over a filled code (spec §2.27)',
  async ({ canvas, args, userEvent, step }) => {
    const pastes = [
      ['123456', '123456'],
      ['234 567', '234567'],
      ['345-678', '345678'],
      ['４５６７８９', '456789'],
      ['你的验证码是 567890，15 分钟内有效。', '567890'],
      ['Xinyuan Tech 2026: your code is 678901', '678901'],
    ] as const
    for (const [index, [text, code]] of pastes.entries())
      await step(`Paste “${text}” into box ${String(index + 1)}: the code is ${code}`, async () => {
        await userEvent.click(boxesOf(canvas)[index] as HTMLInputElement)
        await userEvent.paste(text)
        await expect(textOf(canvas).join('')).toBe(code)
        await expect(boxesOf(canvas)[5]).toHaveFocus()
        await expect(args.onChange).toHaveBeenLastCalledWith(code)
      })
  },
)

Filled.test('“select all” selects the code, not its digit', async ({ canvas, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[5] as HTMLInputElement)
  await userEvent.keyboard('{Meta>}a{/Meta}')
  await expect((await userEvent.copy())?.getData('text/plain')).toBe('384912')
  await userEvent.keyboard('{Control>}a{/Control}67')
  await expect(textOf(canvas)).toEqual(['6', '7', '', '', '', ''])
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.paste('89')
  await expect(textOf(canvas)).toEqual(['8', '9', '', '', '', ''])
})

/** Submitted too early: all six edges, an icon and text. */
export const Invalid = meta.story({
  args: {
    defaultValue: '3849',
    error: '$t(auth:problem.codeIncomplete)',
    id: 'code',
  },
})

Invalid.test('is invalid and described by its error', async ({ canvas, globals }) => {
  const group = canvas.getByRole('group')
  await expect(group).toHaveAccessibleDescription(
    inLanguage(globals, 'auth:problem.codeIncomplete'),
  )
  await expect(boxesOf(canvas)[0]).toHaveAccessibleDescription(
    inLanguage(globals, 'auth:problem.codeIncomplete'),
  )
  for (const box of boxesOf(canvas)) await expect(box).toBeInvalid()
})

/** Refused: the digits are selected as one, and the next code replaces them. */
export const Refused = meta.story({ args: { defaultValue: '384912', invalid: true } })

Refused.test('a new code replaces the refused one, from any box', async (context) => {
  const { canvas, args, userEvent, step } = context
  await userEvent.tab()
  await expect(boxesOf(canvas)[5]).toHaveFocus()
  await step('Type 567: nothing is left of the refused code', async () => {
    await userEvent.keyboard('567')
    await expect(textOf(canvas)).toEqual(['5', '6', '7', '', '', ''])
    await expect(boxesOf(canvas)[3]).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('567')
  })
})

Refused.test('Backspace takes the refused code away', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Backspace}')
  await expect(textOf(canvas)).toEqual(['', '', '', '', '', ''])
  await expect(boxesOf(canvas)[0]).toHaveFocus()
})

Refused.test('a press or an arrow key means one digit again', async ({ canvas, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[2] as HTMLInputElement)
  await userEvent.keyboard('7')
  await expect(textOf(canvas)).toEqual(['3', '8', '7', '9', '1', '2'])
})

/** Being checked: the digits stay, the focus too. */
export const Checking = meta.story({ args: { defaultValue: '384912', readOnly: true } })

Checking.test('changes nothing while the code is checked', async ({ canvas, args, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[1] as HTMLInputElement)
  await userEvent.keyboard('7{Backspace}')
  await userEvent.paste('111111')
  await expect(textOf(canvas)).toEqual(['3', '8', '4', '9', '1', '2'])
  await expect(boxesOf(canvas)[1]).toHaveFocus()
  await expect(args.onChange).not.toHaveBeenCalled()
})

/** At 320 px the boxes shrink to 40 px. */
export const Narrow = Partial.extend({
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
})

/** Focused: one focus ring at a time. */
export const Focused = meta.story({
  args: { defaultValue: '38' },
  parameters: { pinned: { 'focus-visible': 'input:nth-of-type(3)' } },
})

/** In a form that reads it on submit. */
export const InForm = meta.story({
  args: { name: 'code' },
  decorators: [
    (Story) => (
      <form aria-label="form">
        <Story />
      </form>
    ),
  ],
})

InForm.test('is one value of its form', async ({ canvas, userEvent }) => {
  await userEvent.click(boxesOf(canvas)[0] as HTMLInputElement)
  await userEvent.paste('384912')
  const form = canvas.getByRole<HTMLFormElement>('form')
  await expect([...new FormData(form)]).toEqual([['code', '384912']])
})
