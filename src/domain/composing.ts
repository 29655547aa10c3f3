/** Stands on the root element of a document while an input method composes before hydration. */
export const composingAttribute = 'data-composing'
