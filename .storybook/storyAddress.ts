/**
 * The address of a story in its own window or frame.
 *
 * @param id - of the story
 * @param globals - values of the toolbars; what is not a text is left out
 */
export const storyAddress = (id: string, globals: Readonly<Record<string, unknown>>): string => {
  const values = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
  return `iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}`
}
