import { useCallback, useState } from 'react'
import { reloadWhenOnline } from '#app/inline/reloadWhenOnline.ts'

/** Reloads the page as {@link reloadWhenOnline} does, and says whether there was no connection. */
export const useReload = () => {
  const [offline, setOffline] = useState(false)
  const reload = useCallback(() => reloadWhenOnline(() => setOffline(true)), [])
  return { offline, reload }
}
