import { saveTypedText } from './typedText.ts'

/**
 * Reloads the page once the site responds, and keeps the text of the fields (decision D2). Without a
 * connection the page stays, since the browser would replace it with an error page of its own.
 */
export const reloadWhenOnline = (onOffline: () => void): void => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
    saveTypedText()
    location.reload()
  }, onOffline)
}
