import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { commit, compose } from '#tests/support/inputMethod.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { FormReport, textOf, useForm } from './useForm.ts'

const Held = () => {
  const { form, field, summary } = useForm<{ readonly name: string }, 'name', string>({
    read: (data) => ({ name: textOf(data, 'name') }),
    validate: ({ name }) => (name === '' ? { name: '请输入' } : {}),
    message: (problem) => problem,
    pending: false,
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
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
  document.querySelector('form')?.requestSubmit()
  await expect.poll(() => document.body.textContent).toContain('请输入')
  input().focus()
}

afterEach(() => unmount())

it('a message stays while an input method composes, and goes with what it enters', async () => {
  await submitEmpty(<Held />)
  await compose('s', 'sh', 'shou')
  await expect.poll(() => input().value).toBe('shou')
  expect(document.body.textContent).toContain('请输入')
  await commit('手')
  await expect.poll(() => document.body.textContent).not.toContain('请输入')
  expect(input().value).toBe('手')
})

it('a composition that is given up leaves the message', async () => {
  await submitEmpty(<Held />)
  await compose('s', 'sh', '')
  await expect.poll(() => input().value).toBe('')
  expect(document.body.textContent).toContain('请输入')
})

it('reports a refused submit until a submit passes, or the form is gone', async () => {
  let refused = false
  const report = (_form: string, now: boolean) => {
    refused = now
  }
  const last = () => refused
  await submitEmpty(
    <FormReport value={report}>
      <Held />
    </FormReport>,
  )
  await expect.poll(last).toBe(true)
  input().value = '手'
  document.querySelector('form')?.requestSubmit()
  await expect.poll(last).toBe(false)
  input().value = ''
  // A change, after which the form may be sent again.
  input().dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('form')?.requestSubmit()
  await expect.poll(last).toBe(true)
  unmount()
  await expect.poll(last).toBe(false)
})
