import { useSyncExternalStore } from 'react'
import type { Mode } from '#.storybook/colours/resolveColor.ts'

const query = '(prefers-color-scheme: dark)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => {
    media.removeEventListener('change', changed)
  }
}

/** Whether the system prefers the dark colour mode. */
export const useSystemDark = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)

/**
 * The colour mode of a story, or of a page of documentation.
 *
 * @param wanted - value of the toolbar `theme`
 */
export const modeOf = (wanted: unknown, systemDark: boolean): Mode =>
  wanted === 'dark' || (wanted !== 'light' && systemDark) ? 'dark' : 'light'
