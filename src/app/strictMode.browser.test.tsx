import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setup } from 'xstate'
import { fromService } from '#machines/fromService.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

const load = fromService<string>(createFakeReporter(), async ({ signal }) => {
  await Promise.resolve()
  signal.throwIfAborted()
  await new Promise(requestAnimationFrame)
  return 'loaded'
})

const machine = setup({ actors: { load } }).createMachine({
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'load', onDone: 'loaded', onError: 'failed' } },
    loaded: {},
    failed: {},
  },
})

const Page = () => <p>{useMachine(machine)[0].value}</p>

it('a call that strict mode aborts does not fail the one that it starts again', async () => {
  // React starts effects twice only where strict mode is the root.
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  await expect.element(page.getByText(/^(loaded|failed)$/)).toHaveTextContent('loaded')
  root.unmount()
})
