/** The text entered in a field; empty when there is no such field. */
export const textOf = (entered: FormData, name: string): string => {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}
