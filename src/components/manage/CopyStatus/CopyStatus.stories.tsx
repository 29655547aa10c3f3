import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import type { KeptFile } from '#domain/catalogue/copies.ts'
import type { TextKey } from '#locales/index.ts'
import { CopyStatus, type CopiesFlow, type CopyStatusProps } from './CopyStatus.tsx'

const at = Date.UTC(2026, 10, 18, 12)
const none: KeptFile = { state: 'none' }

const flowOf = (given: Pick<CopiesFlow, 'reminder' | 'file'>): CopiesFlow => ({
  ...given,
  keeping: 'evictable',
  putAway: fn(),
  keepFile: fn(),
  resume: fn(),
  replaceFile: fn(),
  openFile: fn(),
  stopFile: fn(),
})

const meta = preview.meta({
  component: CopyStatus,
  args: {
    flow: flowOf({ reminder: { at, changes: 3, firm: false }, file: none }),
    empty: false,
    onExport: fn(),
    onImport: fn(),
  },
})

const button = (key: TextKey, globals: Record<string, unknown>) => ({
  name: inLanguage(globals, key),
})

/** A line: when the last copy was written, and what changed since. */
export const Default = meta.story()

Default.test('says when the last copy was written and offers a file', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const date = globals['locale'] === 'en' ? '18 Nov 2026' : '2026年11月18日'
  const text = inLanguage(globals, ['manage:copy.changed', { date, count: 3 }])
  await expect(canvas.getByText(text)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', button('manage:copy.keep', globals)))
  await expect(args.flow.keepFile).toHaveBeenCalledOnce()
  await expect(canvas.queryByRole('status')).toBeNull()
})

/** A week or many changes later: firmer, with what to do. */
export const Due = meta.story({
  args: {
    flow: flowOf({
      reminder: { at: null, changes: 24, firm: true },
      file: none,
    }),
  },
})

Due.test('exports, or is put away for a week', async ({ canvas, args, globals, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', button('manage:action.export', globals)))
  await expect(args.onExport).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', button('manage:copy.putAway', globals)))
  await expect(args.flow.putAway).toHaveBeenCalledOnce()
})

/** The copies until the file is let go. */
const Stopping = (props: CopyStatusProps) => {
  const [file, setFile] = useState(props.flow.file)
  const flow = { ...props.flow, file, stopFile: () => setFile(none) }
  return <CopyStatus {...props} flow={flow} />
}

/** Every change is written to a file. */
export const Kept = meta.story({
  render: (args) => <Stopping {...args} />,
  args: {
    flow: flowOf({
      reminder: { at, changes: 0, firm: false },
      file: { state: 'kept', name: 'products.json' },
    }),
  },
})

Kept.test('moves the focus to what is said when the pressed button has gone', async (context) => {
  const { canvas, globals, userEvent } = context
  canvas.getByRole('button', button('manage:copy.stop', globals)).focus()
  await userEvent.keyboard('{Enter}')
  const keep = canvas.getByRole('button', button('manage:copy.keep', globals))
  await expect(keep.parentElement).toHaveFocus()
})

/** After a restart the browser wants to be asked again. */
export const Waiting = meta.story({
  args: {
    flow: flowOf({
      reminder: { at, changes: 1, firm: false },
      file: { state: 'waiting', name: 'products.json' },
    }),
  },
})

Waiting.test('asks for permission by a button', async ({ canvas, args, globals, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', button('manage:copy.resume', globals)))
  await expect(args.flow.resume).toHaveBeenCalledOnce()
})

/** The file cannot be written any more. */
export const Failed = meta.story({
  args: {
    flow: flowOf({
      reminder: { at, changes: 1, firm: false },
      file: { state: 'failed', name: 'products.json', problem: 'moved' },
    }),
  },
})

Failed.test('is said at once, with ways on', async ({ canvas, args, globals, userEvent }) => {
  const text = inLanguage(globals, ['manage:copy.problem.moved', { name: 'products.json' }])
  await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  await userEvent.click(await canvas.findByRole('button', button('manage:failure.retry', globals)))
  await expect(args.flow.resume).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', button('manage:copy.another', globals)))
  await expect(args.flow.keepFile).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', button('manage:copy.stop', globals)))
  await expect(args.flow.stopFile).toHaveBeenCalledOnce()
})

/** The file holds products that are not in this browser: it is not written over by itself. */
export const Ahead = meta.story({
  args: {
    flow: flowOf({
      reminder: { at, changes: 1, firm: false },
      file: { state: 'failed', name: 'products.json', problem: 'ahead' },
    }),
  },
})

Ahead.test('lets the file be imported or replaced', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const text = inLanguage(globals, ['manage:copy.problem.ahead', { name: 'products.json' }])
  await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  await userEvent.click(await canvas.findByRole('button', button('manage:copy.import', globals)))
  await expect(args.flow.openFile).toHaveBeenCalledWith(args.onImport)
  await userEvent.click(canvas.getByRole('button', button('manage:copy.replace', globals)))
  await expect(args.flow.replaceFile).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', button('manage:copy.stop', globals)))
  await expect(args.flow.stopFile).toHaveBeenCalledOnce()
})

/** A browser that cannot write files, and no copy yet. */
export const Unsupported = meta.story({
  parameters: { visual: { disable: true } },
  args: {
    flow: flowOf({
      reminder: { at: null, changes: 1, firm: false },
      file: { state: 'unsupported' },
    }),
  },
  play: async ({ canvas, globals }) => {
    const text = inLanguage(globals, ['manage:copy.none', { count: 1 }])
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
