import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import { SpecificationRows, type SpecificationRowsProps } from './SpecificationRows.tsx'

const Held = (props: SpecificationRowsProps) => {
  const [rows, setRows] = useState(props.rows)
  return (
    <SpecificationRows
      {...props}
      rows={rows}
      onChange={(next) => {
        props.onChange(next)
        setRows(next)
      }}
    />
  )
}

const fieldOf =
  (form: string, errors: Readonly<Record<number, string>> = {}): SpecificationRowsProps['field'] =>
  (row) => ({ id: `${form}-${row}`, error: errors[row] })

/** A name that stands twice, and its problem. */
const RepeatedName = () => {
  const { t } = useTranslation('manage')
  const [rows, setRows] = useState<SpecificationRowsProps['rows']>([
    { name: '续航', value: '540 km' },
    { name: '续航', value: '560 km' },
  ])
  const problem = t('problem.specificationRepeated', { row: 2 })
  return (
    <SpecificationRows rows={rows} onChange={setRows} field={fieldOf('repeated', { 1: problem })} />
  )
}

const meta = preview.meta({
  component: SpecificationRows,
  tags: ['autodocs'],
  args: {
    rows: [{ name: '续航', value: '540 km' }],
    field: fieldOf('one'),
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
})

/** One row. */
export const Default = meta.story()

Default.test('adds a row and moves the focus into it', async (context) => {
  const { args, userEvent } = context
  await press(context, 'manage:form.addRow')
  await waitFor(() =>
    expect(named(context, 'textbox', ['manage:form.specificationName', { row: 2 }])).toHaveFocus(),
  )
  await userEvent.keyboard('电池')
  await expect(args.onChange).toHaveBeenLastCalledWith([
    { name: '续航', value: '540 km' },
    { name: '电池', value: '' },
  ])
})

Default.test('deletes a row and keeps the focus in the group', async (context) => {
  await press(context, ['manage:form.removeRow', { row: 1 }])
  await expect(context.args.onChange).toHaveBeenLastCalledWith([])
  await waitFor(() => expect(named(context, 'button', 'manage:form.addRow')).toHaveFocus())
})

/** Several rows. */
export const Several = meta.story({
  args: {
    rows: ['续航', '电池', '功率'].map((name) => ({ name, value: '1' })),
  },
})

Several.test('Enter goes to the next row, and adds one after the last', async (context) => {
  const { canvas, userEvent } = context
  const fields = () => canvas.getAllByRole('textbox')
  await userEvent.click(fields()[1] ?? document.body)
  await userEvent.keyboard('{Enter}')
  await expect(fields()[2]).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(fields()).toHaveLength(8))
  await expect(fields()[6]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(fields()).toHaveLength(8)
})

Several.test('a double click deletes one row only', async (context) => {
  const { canvas, args } = context
  const remove = () => named(context, 'button', ['manage:form.removeRow', { row: 1 }])
  await fireEvent.click(remove(), { detail: 1 })
  await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(4))
  await fireEvent.click(remove(), { detail: 2 })
  await expect(args.onChange).toHaveBeenCalledTimes(1)
  await fireEvent.click(remove(), { detail: 1 })
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

/** A name that stands twice. */
export const Repeated = meta.story({ render: () => <RepeatedName /> })

Repeated.test('ties the problem to both fields of its row', async ({ canvas, globals }) => {
  const repeated = "$t(manage:problem.specificationRepeated, {'row': 2})"
  const fields = canvas.getAllByRole('textbox')
  await expect(fields[2]).toHaveAccessibleDescription(shownSample(globals, repeated))
  await expect(fields[3]).toHaveAttribute('aria-invalid', 'true')
  await expect(fields[0]).not.toHaveAttribute('aria-invalid')
})

/** None: a way to add the first. */
export const None = meta.story({ args: { rows: [] } })
