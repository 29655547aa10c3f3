import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi, it } from 'vitest'
import { system } from '#components/theme/system.ts'
import { noteComposition } from '#components/firstPaint/scripts/noteComposition.ts'
import { commit, compose } from '#tests/support/inputMethod.ts'
import { SearchField } from './SearchField.tsx'

const reported = vi.fn<(value: string) => void>()
const started = vi.fn<() => void>()

const Held = () => {
  const [value, setValue] = useState('')
  useEffect(() => started(), [])
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
  await expect.poll(() => host.querySelector('input')).not.toBeNull()
  host.querySelector('input')?.focus()
})

afterEach(() => {
  root.unmount()
  host.remove()
  reported.mockClear()
  started.mockClear()
})

it('half-typed pinyin is shown but not reported; what is committed is reported once', async () => {
  await compose('w', 'wu', 'wu r', 'wu ren', 'wu ren ji')
  await expect.poll(() => host.querySelector('input')?.value).toBe('wu ren ji')
  expect(reported).not.toHaveBeenCalled()
  await commit('无人机')
  await expect.poll(() => host.querySelector('input')?.value).toBe('无人机')
  expect(reported.mock.calls).toEqual([['无人机']])
})

it('Escape that ends a composition in Safari, after its end, empties nothing', async () => {
  await compose('wu')
  await commit('无人机')
  const input = host.querySelector('input') as HTMLInputElement
  const press = (keyCode: number) =>
    // oxlint-disable-next-line typescript/no-deprecated -- what Safari sends
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode, bubbles: true }))
  press(229)
  expect(input.value).toBe('无人机')
  press(27)
  expect(input.value).toBe('')
})

const held = (
  <ChakraProvider value={system}>
    <Held />
  </ChakraProvider>
)

/** The prerendered field, with the focus. */
const prerendered = () => {
  root.unmount()
  host.innerHTML = renderToString(held)
  const input = host.querySelector('input')
  input?.focus()
  return input
}

const hydrate = async () => {
  started.mockClear()
  root = hydrateRoot(host, held)
  await expect.poll(() => started.mock.calls).toHaveLength(1)
}

it('a composition that began before hydration is reported once, when it is committed', async () => {
  const stop = noteComposition()
  const input = prerendered()
  await compose('wu')
  await hydrate()
  await compose('wu r', 'wu ren ji')
  stop()
  expect(reported).not.toHaveBeenCalled()
  await commit('无人机')
  await expect.poll(() => reported.mock.calls).toEqual([['无人机']])
  expect(input?.value).toBe('无人机')
})

it('a composition that began before any script is not reported while it continues', async () => {
  prerendered()
  await compose('wu')
  await hydrate()
  await compose('wu r', 'wu ren ji')
  expect(reported.mock.calls).toEqual([['wu']])
  await commit('无人机')
  await expect.poll(() => reported.mock.calls).toEqual([['wu'], ['无人机']])
})

it('text typed before hydration stays and is reported once', async () => {
  const input = prerendered()
  await commit('无人机')
  await hydrate()
  await expect.poll(() => reported.mock.calls).toEqual([['无人机']])
  expect(host.querySelector('input')).toBe(input)
  expect(input?.value).toBe('无人机')
})
