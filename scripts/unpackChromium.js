import chromium from '@sparticuz/chromium'

/** Program of `chromium.ts`: unpacks the browser into the temporary folder of its environment. */
await chromium.executablePath()
