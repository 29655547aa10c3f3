/** The id of the element that holds the published products of a document as JSON. */
export const publishedPageId = 'published'
