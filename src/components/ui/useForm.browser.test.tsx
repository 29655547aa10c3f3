import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { commit, compose } from '#tests/support/inputMethod.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { textOf, useForm } from './useForm.ts'

const Held = () => {
  const { form, field } = useForm<{ readonly name: string }, 'name', string>({
    read: (data) => ({ name: textOf(data, 'name') }),
    validate: ({ name }) => (name === '' ? { name: '请输入' } : {}),
    message: (problem) => problem,
    pending: false,
    recheck: true,
    onSubmit: () => {},
  })
  return (
    <form {...form}>
      <TextField {...field('name')} label="名称" />
    </form>
  )
}

let unmount: () => void
const input = () => document.querySelector('input') as HTMLInputElement

beforeEach(async () => {
  unmount = renderInPage(<Held />)
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  document.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(document.body.textContent).toContain('请输入'))
  input().focus()
})

afterEach(() => unmount())

it('a message stays while an input method composes, and goes with what it enters', async () => {
  await compose('s', 'sh', 'shou')
  await vi.waitFor(() => expect(input().value).toBe('shou'))
  expect(document.body.textContent).toContain('请输入')
  await commit('手')
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('请输入'))
  expect(input().value).toBe('手')
})

it('a composition that is given up leaves the message', async () => {
  await compose('s', 'sh', '')
  await vi.waitFor(() => expect(input().value).toBe(''))
  expect(document.body.textContent).toContain('请输入')
})
