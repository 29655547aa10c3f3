import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { ServicesContext } from '#app/ServicesContext.tsx'
import { ServiceError } from '#domain/failure.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const Page = () => {
  const { state, load } = useSamples('zh')
  return <button onClick={load}>{state}</button>
}

it.each([
  { title: 'an unexpected error', thrown: new TypeError('no such thing'), reports: 1 },
  {
    title: 'a failure of the storage',
    thrown: new ServiceError({ from: 'store', code: 'full' }),
    reports: 0,
  },
])('samples that fail with $title: reported $reports times', async ({ thrown, reports }) => {
  const reporter = createFakeReporter()
  const services = createFakeServices({ overrides: { reporter } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <ServicesContext
      value={{
        ...services,
        catalogue: () => Promise.reject(thrown),
        samples: () => Promise.resolve([]),
      }}
    >
      <Page />
    </ServicesContext>,
  )
  await page.getByRole('button', { name: 'idle' }).click()
  await expect.element(page.getByRole('button')).toHaveTextContent('failed')
  expect(reporter.errors).toEqual(Array.from({ length: reports }, () => thrown))
  root.unmount()
})
