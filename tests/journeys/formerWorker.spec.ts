import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures.ts'

test('the service worker of a former site at the same address goes away', async ({
  page,
  site,
}) => {
  // The former site, and later this one, behind one address.
  let isFormer = true
  const worker = `self.addEventListener('fetch', (event) => event.respondWith(new Response('<h1>former</h1>', { headers: { 'content-type': 'text/html' } })))`
  const proxy = createServer((request, response) => {
    const former =
      request.url === '/sw.js'
        ? worker
        : '<script>navigator.serviceWorker.register("/sw.js")</script>'
    const type = request.url === '/sw.js' ? 'text/javascript' : 'text/html'
    if (isFormer) response.writeHead(200, { 'content-type': type }).end(former)
    else
      void fetch(site.url + (request.url ?? '/')).then(async (answer) => {
        const headers = { 'content-type': answer.headers.get('content-type') ?? '' }
        response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
      })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/terms`
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  isFormer = false
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('former')
  proxy.close()
  proxy.closeAllConnections()
})
