/** Names of the two inputs of a row in the form data. */
export const specificationNames = {
  name: 'specificationName',
  value: 'specificationValue',
} as const
