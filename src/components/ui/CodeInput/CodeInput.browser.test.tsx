import { ChakraProvider } from '@chakra-ui/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { system } from '#components/theme/system.ts'
import { CodeInput } from './CodeInput.tsx'

// Real input methods, driven through the browser's own protocol: no event is made up here.
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}
const browser = () => cdp() as unknown as InputProtocol

const compose = async (...steps: readonly string[]) => {
  for (const text of steps) {
    await browser().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
}
const commit = (text: string) => browser().send('Input.insertText', { text })

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

let host: HTMLElement
let root: Root
const boxes = () => [...host.querySelectorAll('input')]
const texts = () => boxes().map((box) => box.value)

beforeEach(async () => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <ChakraProvider value={system}>
      <Held />
    </ChakraProvider>,
  )
  await vi.waitFor(() => expect(boxes()).toHaveLength(6))
  boxes()[0]?.focus()
})

afterEach(() => {
  root.unmount()
  host.remove()
  changed.mockClear()
})

const whole = ['1', '2', '3', '4', '5', '6']

it('digits composed one by one arrive as they were composed', async () => {
  for (const digit of whole) {
    await compose(digit)
    await commit(digit)
  }
  await vi.waitFor(() => expect(texts()).toEqual(whole))
  expect(document.activeElement).toBe(boxes()[5])
})

it('full-width digits composed one by one are kept as plain digits', async () => {
  for (const digit of ['１', '２', '３', '４', '５', '６']) {
    await compose(digit)
    await commit(digit)
  }
  await vi.waitFor(() => expect(texts()).toEqual(whole))
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
  await vi.waitFor(() => expect(texts()).toEqual(whole))
})

it('a whole code composed in one go fills all boxes', async () => {
  await compose('1', '12', '123', '1234', '12345', '123456')
  expect(changed).not.toHaveBeenCalled()
  await commit('123456')
  await vi.waitFor(() => expect(texts()).toEqual(whole))
  expect(changed.mock.calls).toEqual([['123456']])
})

it('letters under way show in their box and leave nothing behind', async () => {
  await compose('y', 'yi')
  await vi.waitFor(() => expect(texts()).toEqual(['yi', '', '', '', '', '']))
  await commit('一')
  await vi.waitFor(() => expect(texts()).toEqual(['', '', '', '', '', '']))
  expect(changed).not.toHaveBeenCalled()
  await commit('7')
  await vi.waitFor(() => expect(texts()).toEqual(['7', '', '', '', '', '']))
})

it('a composition over a filled box replaces its digit', async () => {
  await commit('9')
  await commit('9')
  await vi.waitFor(() => expect(texts()).toEqual(['9', '9', '', '', '', '']))
  boxes()[0]?.focus()
  await compose('１')
  await commit('１')
  await vi.waitFor(() => expect(texts()).toEqual(['1', '9', '', '', '', '']))
  expect(document.activeElement).toBe(boxes()[1])
})

it('a composition that is given up leaves the digit that stood there', async () => {
  await commit('9')
  boxes()[0]?.focus()
  await compose('1', '')
  await vi.waitFor(() => expect(texts()).toEqual(['9', '', '', '', '', '']))
})
