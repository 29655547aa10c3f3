import { Activity, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { useFocusReturn } from './useFocusReturn.ts'

let unmount: () => void
afterEach(() => unmount())

const Opened = ({ hides }: { readonly hides: boolean }) => {
  const [open, setOpen] = useState(true)
  const opener = useFocusReturn(open)
  const field = <input aria-label="part" onKeyDown={() => setOpen(false)} />
  return (
    <>
      <button ref={opener}>open</button>
      {hides ? (
        <Activity mode={open ? 'visible' : 'hidden'}>{field}</Activity>
      ) : open ? (
        field
      ) : null}
    </>
  )
}

it.each([
  ['removed', false],
  ['hidden', true],
])('the focus returns to the opener when the part that has it is %s', async (_, hides) => {
  unmount = renderInPage(<Opened hides={hides} />)
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  const field = document.querySelector('input')
  field?.focus()
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(() => document.activeElement).toBe(document.querySelector('button'))
})
