/** Dispatched on `window` when the app cannot start: one of its scripts could not be fetched. */
export const startFailedEvent = 'page-start-failed'

/** Dispatched on `window` before React attaches its event listeners to the document. */
export const hydratingEvent = 'page-hydrating'

/** Dispatched on `window` once the page, and not only its layout, is hydrated. */
export const hydratedEvent = 'page-hydrated'
