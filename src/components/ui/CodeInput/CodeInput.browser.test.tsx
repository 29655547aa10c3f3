import { useState } from 'react'
import { afterEach, beforeEach, expect, vi, it } from 'vitest'
import { commit, compose } from '#tests/support/inputMethod.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { CodeInput } from './CodeInput.tsx'

const changed = vi.fn<(code: string) => void>()

const Held = () => {
  const [value, setValue] = useState('')
  return (
    <CodeInput
      label="Code"
      digitLabel={(place) => `Digit ${place}`}
      value={value}
      onChange={(next) => {
        changed(next)
        setValue(next)
      }}
    />
  )
}

let unmount: () => void
const boxes = () => [...document.querySelectorAll('input')]
const texts = () => boxes().map((box) => box.value)

beforeEach(async () => {
  unmount = renderInPage(<Held />)
  await expect.poll(() => boxes()).toHaveLength(6)
  boxes()[0]?.focus()
})

afterEach(() => {
  unmount()
  changed.mockClear()
})

const whole = ['1', '2', '3', '4', '5', '6']

it('digits composed one by one arrive as they were composed', async () => {
  for (const digit of whole) {
    await compose(digit)
    await commit(digit)
  }
  await expect.poll(() => texts()).toEqual(whole)
  expect(document.activeElement).toBe(boxes()[5])
})

it('full-width digits composed one by one are kept as plain digits', async () => {
  for (const digit of ['１', '２', '３', '４', '５', '６']) {
    await compose(digit)
    await commit(digit)
  }
  await expect.poll(() => texts()).toEqual(whole)
  expect(changed.mock.calls.map(([code]) => code)).toEqual([
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
  ])
})

it('full-width digits typed without composition are kept as plain digits', async () => {
  for (const digit of ['１', '２', '３', '４', '５', '６']) await commit(digit)
  await expect.poll(() => texts()).toEqual(whole)
})

it('a whole code composed in one go fills all boxes', async () => {
  await compose('1', '12', '123', '1234', '12345', '123456')
  expect(changed).not.toHaveBeenCalled()
  await commit('123456')
  await expect.poll(() => texts()).toEqual(whole)
  expect(changed.mock.calls).toEqual([['123456']])
})

it('letters under way show in their box and leave nothing behind', async () => {
  await compose('y', 'yi')
  await expect.poll(() => texts()).toEqual(['yi', '', '', '', '', ''])
  await commit('一')
  await expect.poll(() => texts()).toEqual(['', '', '', '', '', ''])
  expect(changed).not.toHaveBeenCalled()
  await commit('7')
  await expect.poll(() => texts()).toEqual(['7', '', '', '', '', ''])
})

it('a composition over a filled box replaces its digit', async () => {
  await commit('9')
  await commit('9')
  await expect.poll(() => texts()).toEqual(['9', '9', '', '', '', ''])
  boxes()[0]?.focus()
  await compose('１')
  await commit('１')
  await expect.poll(() => texts()).toEqual(['1', '9', '', '', '', ''])
  expect(document.activeElement).toBe(boxes()[1])
})

it('a composition that is given up leaves the digit that stood there', async () => {
  await commit('9')
  boxes()[0]?.focus()
  await compose('1', '')
  await expect.poll(() => texts()).toEqual(['9', '', '', '', '', ''])
})
