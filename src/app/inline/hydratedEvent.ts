/** Dispatched on `window` once the page, and not only its layout, is hydrated and listens. */
export const hydratedEvent = 'page-hydrated'
