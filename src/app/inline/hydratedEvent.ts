/** Dispatched on `window` once the page, and not only its layout, is hydrated. */
export const hydratedEvent = 'page-hydrated'
