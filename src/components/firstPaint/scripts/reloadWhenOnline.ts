import { saveTypedText } from './typedText.ts'

/** Resolves when the site responds, whatever it says. Rejects without a connection. */
export const siteAnswers = (): Promise<Response> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' })

/**
 * Reloads the page once the site responds, and keeps the text of the fields (decision D2). Without a
 * connection the page stays, since the browser would replace it with its own error page.
 */
export const reloadWhenOnline = (onOffline: () => void): void => {
  siteAnswers().then(() => {
    saveTypedText()
    location.reload()
  }, onOffline)
}
