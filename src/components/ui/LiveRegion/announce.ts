import { createContext, use } from 'react'

/** Says a sentence to assistive technology; `urgent` interrupts what is being read. */
export type Announce = (sentence: string, how?: { readonly urgent?: boolean }) => void

/** The regions of the page; without a {@link LiveRegion} around, nothing is said. */
export const AnnounceContext = createContext<Announce>(() => undefined)

/**
 * Gives the way to say something that happened out of sight of a screen reader, such as how many
 * products are left after a search (WCAG 4.1.3). The caller brings the words, in the page's language.
 */
export const useAnnounce = (): Announce => use(AnnounceContext)
