import { useCallback, useState } from 'react'
import { saveTypedText } from '#app/inline/typedText.ts'

/**
 * Reloads the page once the site answers, and keeps the text of the fields (decision D2). Without a
 * connection the page stays, since the browser would replace it with an error page of its own.
 */
export const useReload = () => {
  const [offline, setOffline] = useState(false)
  const reload = useCallback(() => {
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        saveTypedText()
        window.location.reload()
      },
      () => setOffline(true),
    )
  }, [])
  return { offline, reload }
}
