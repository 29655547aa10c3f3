import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta = preview.meta({
  component: SearchField,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(catalogue:searchLabel)',
    clearLabel: '$t(catalogue:searchClear)',
    value: '',
    onChange: fn(),
  },
})

/** Nothing searched for: no clear button. */
export const Empty = meta.story({ tags: ['default'] })

Empty.test('is a named search box and reports each change', async (context) => {
  const { canvas, args, userEvent } = context
  const box = named(context, 'searchbox', 'catalogue:searchLabel')
  await expect(canvas.queryByRole('button')).toBeNull()
  await userEvent.type(box, 'ab')
  await expect(args.onChange).toHaveBeenCalledTimes(2)
  await expect(args.onChange).toHaveBeenLastCalledWith('ab')
})

/** Something is searched for. */
export const Filled = meta.story({ args: { value: '$t(common:category.car)' } })

Filled.test('the button empties it and leaves the focus in the box', async (context) => {
  const { canvas, args } = context
  await press(context, 'catalogue:searchClear')
  await expect(args.onChange).toHaveBeenLastCalledWith('')
  await expect(canvas.getByRole('searchbox')).toHaveFocus()
  await expect(canvas.queryByRole('button')).toBeNull()
})

Filled.test('Escape empties it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'))
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
  await expect(args.onChange).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  await expect(args.onChange).toHaveBeenCalledOnce()
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'input' } } })

/** The keyboard is on the clear button. */
export const ClearFocused = meta.story({
  args: { value: '$t(common:category.car)' },
  parameters: { pinned: { 'focus-visible': 'button', hover: 'button' } },
})

const SetByButton = (props: Omit<SearchFieldProps, 'value'>) => {
  const { t } = useTranslation(['common', 'account'])
  const [value, setValue] = useState<string>(t('common:category.drone'))
  return (
    <>
      <SearchField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
      <button type="button" onClick={() => setValue(t('common:category.car'))}>
        {t('account:back')}
      </button>
    </>
  )
}

/** The page sets the text, for example after Back. */
export const SetByPage = meta.story({
  render: (args) => <SetByButton {...args} />,
})

SetByPage.test('shows the text that the page sets', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const box = canvas.getByRole('searchbox')
  await userEvent.type(box, ' x')
  await press(context, 'account:back')
  await expect(box).toHaveValue(inLanguage(globals, 'common:category.car'))
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})
