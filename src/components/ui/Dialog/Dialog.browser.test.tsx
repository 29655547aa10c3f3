import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, vi, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { Dialog } from './Dialog.tsx'

// Keys pressed by the browser itself: a made-up Escape never reaches the native dialog.
const closed = vi.fn<() => void>()

const Page = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      <Dialog
        open={open}
        title="Sure?"
        onClose={() => {
          closed()
          setOpen(false)
        }}
      >
        <button>First</button>
        <button>Second</button>
      </Dialog>
    </>
  )
}

const Form = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={open} title="Who?" onClose={() => setOpen(false)}>
        <button>Skip</button>
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

let unmount: () => void

beforeEach(async () => {
  unmount = renderInPage(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sure?' })).toBeVisible()
})

afterEach(() => {
  unmount()
  closed.mockClear()
})

it('Escape closes it and the focus goes back', async () => {
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(closed).toHaveBeenCalledOnce()
})

it('stays open when it is opened again before the browser reports that it was closed', async () => {
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const opener = page.getByRole('button', { name: 'Open' }).element() as HTMLElement
  const reported = new Promise((resolve) => {
    dialog.addEventListener('close', resolve, { once: true })
  })
  opener.addEventListener('focus', () => opener.click(), { once: true })
  await userEvent.keyboard('{Escape}')
  await reported
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  expect(closed).toHaveBeenCalledOnce()
})

it('Tab does not reach the page behind it', async () => {
  const reached: (string | null | undefined)[] = []
  for (let pressed = 0; pressed < 4; pressed += 1) {
    reached.push(document.activeElement?.textContent)
    await userEvent.keyboard('{Tab}')
  }
  expect(reached).toContain('Second')
  expect(reached).not.toContain('Open')
  expect(reached).not.toContain('Behind')
})

describe('a dialog with a field', () => {
  const field = () => page.getByRole('textbox', { name: 'Name' })
  beforeEach(() => {
    unmount()
    unmount = renderInPage(<Form />)
  })

  it('has the focus itself, and gives it to the field', async () => {
    const focused: string[] = []
    const note = () => focused.push(document.activeElement?.localName ?? '')
    addEventListener('focusin', note)
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect.element(field()).toHaveFocus()
    removeEventListener('focusin', note)
    expect(focused.slice(-2)).toEqual(['dialog', 'input'])
  })

  it('loses nothing that is typed at once', async () => {
    await page.getByRole('button', { name: 'Ask' }).click()
    await userEvent.keyboard('Ann')
    await expect.element(field()).toHaveValue('Ann')
  })
})
