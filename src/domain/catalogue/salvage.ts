/**
 * Cuts complete top-level objects out of a damaged JSON array, such as one that ends in the middle
 * of a record. Gives the texts of the objects; whether each is good JSON is for the caller to see.
 */
export const salvageObjects = (text: string, most: number): readonly string[] => {
  const found: string[] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let at = 0; at < text.length && found.length < most; at += 1) {
    const unit = text[at]
    if (inString) {
      if (unit === '\\') at += 1
      else if (unit === '"') inString = false
    } else if (unit === '"') inString = depth > 0
    else if (unit === '{') {
      if (depth === 0) start = at
      depth += 1
    } else if (unit === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) found.push(text.slice(start, at + 1))
    }
  }
  return found
}

/** Parses JSON, or gives `undefined`; JSON itself has no `undefined`. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
