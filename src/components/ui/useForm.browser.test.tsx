import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { commit, compose } from '#tests/support/inputMethod.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { textOf, useForm } from './useForm.ts'

const Held = ({ recheck = true }: { readonly recheck?: boolean }) => {
  const { form, field, summary } = useForm<{ readonly name: string }, 'name', string>({
    read: (data) => ({ name: textOf(data, 'name') }),
    validate: ({ name }) => (name === '' ? { name: '请输入' } : {}),
    message: (problem) => problem,
    pending: false,
    recheck,
    onSubmit: () => {},
  })
  return (
    <form {...form}>
      <ErrorSummary title="有问题" {...summary} />
      <TextField {...field('name')} label="名称" />
    </form>
  )
}

let unmount: () => void
const input = () => document.querySelector('input') as HTMLInputElement

const submitEmpty = async (form: ReactNode) => {
  unmount = renderInPage(form)
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  document.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(document.body.textContent).toContain('请输入'))
  input().focus()
}

afterEach(() => unmount())

it('a message stays while an input method composes, and goes with what it enters', async () => {
  await submitEmpty(<Held />)
  await compose('s', 'sh', 'shou')
  await vi.waitFor(() => expect(input().value).toBe('shou'))
  expect(document.body.textContent).toContain('请输入')
  await commit('手')
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('请输入'))
  expect(input().value).toBe('手')
})

it('a composition that is given up leaves the message', async () => {
  await submitEmpty(<Held />)
  await compose('s', 'sh', '')
  await vi.waitFor(() => expect(input().value).toBe(''))
  expect(document.body.textContent).toContain('请输入')
})

it('the line of an empty field goes with its first character, the summary with the next submit', async () => {
  await submitEmpty(<Held recheck={false} />)
  const line = () => document.querySelector('p[id$=-error]')
  expect(line()).not.toBeNull()
  await compose('s', 'shou')
  expect(line()).not.toBeNull()
  await commit('手')
  await vi.waitFor(() => expect(line()).toBeNull())
  expect(input().getAttribute('aria-invalid')).toBeNull()
  expect(document.body.textContent).toContain('请输入')
  document.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('请输入'))
})
