import { ChakraProvider } from '@chakra-ui/react'
import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { system } from '#components/theme/system.ts'
import { SearchField } from './SearchField.tsx'

// A real input method, driven through the browser's own protocol.
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}
const browser = () => cdp() as unknown as InputProtocol

const reported = vi.fn<(value: string) => void>()

const Held = () => {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Search"
      clearLabel="Clear"
      value={value}
      onChange={(next) => {
        reported(next)
        setValue(next)
      }}
    />
  )
}

let host: HTMLElement
let root: Root

beforeEach(async () => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <ChakraProvider value={system}>
      <Held />
    </ChakraProvider>,
  )
  await vi.waitFor(() => expect(host.querySelector('input')).not.toBeNull())
  host.querySelector('input')?.focus()
})

afterEach(() => {
  root.unmount()
  host.remove()
  reported.mockClear()
})

it('half-typed pinyin is shown but not reported; what is committed is reported once', async () => {
  for (const text of ['w', 'wu', 'wu r', 'wu ren', 'wu ren ji']) {
    await browser().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await vi.waitFor(() => expect(host.querySelector('input')?.value).toBe('wu ren ji'))
  expect(reported).not.toHaveBeenCalled()
  await browser().send('Input.insertText', { text: '无人机' })
  await vi.waitFor(() => expect(host.querySelector('input')?.value).toBe('无人机'))
  expect(reported.mock.calls).toEqual([['无人机']])
})

it('text typed before hydration stays and is reported once', async () => {
  root.unmount()
  const page = (
    <ChakraProvider value={system}>
      <Held />
    </ChakraProvider>
  )
  host.innerHTML = renderToString(page)
  const input = host.querySelector('input')
  input?.focus()
  await browser().send('Input.insertText', { text: '无人机' })
  root = hydrateRoot(host, page)
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([['无人机']]))
  expect(host.querySelector('input')).toBe(input)
  expect(input?.value).toBe('无人机')
})
