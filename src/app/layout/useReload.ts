import { useCallback, useState } from 'react'
import { saveTypedText } from '#app/inline/typedText.ts'

/**
 * Reloads the page once the site answers. Without a connection the page stays, since the browser
 * would replace it with an error page of its own and drop what was typed. The text of the fields is kept (decision D2).
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
