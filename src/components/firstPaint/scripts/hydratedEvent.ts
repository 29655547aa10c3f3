/** Dispatched on `window` before React takes over the events of the document. */
export const hydratingEvent = 'page-hydrating'

/** Dispatched on `window` once the page, and not only its layout, is hydrated. */
export const hydratedEvent = 'page-hydrated'
