/** What {@link createIdSource} needs from outside; both are given, so tests decide them. */
export interface IdParts {
  /** Milliseconds since 1970; may stand still or move back. */
  readonly now: () => number
  /** Random text, letters and digits, fresh at every call. */
  readonly random: () => string
}

/** A new identity: the `$id` and the moment it was made from. */
interface NewId {
  readonly id: string
  readonly timestamp: number
}

/** Gives out ids of products (`local_…`) and pictures (`img_…`). */
export interface IdSource {
  readonly product: () => NewId
  /** `drawing` names the drawing of a sample, `car-1`: the id ends with it. */
  readonly image: (drawing?: string) => NewId
}

/**
 * Ids as spec §3 has them: `local_` plus timestamp plus random text. The timestamp never repeats
 * within one source, even when the clock stands still or is set back; the random text keeps two
 * tabs apart.
 */
export const createIdSource = ({ now, random }: IdParts): IdSource => {
  let last = 0
  const next = (prefix: string, suffix = ''): NewId => {
    last = Math.max(Math.floor(now()), last + 1)
    return { id: `${prefix}${String(last)}_${random()}${suffix}`, timestamp: last }
  }
  return {
    product: () => next('local_'),
    image: (drawing) => next('img_', drawing && `.${drawing}`),
  }
}

/** The moment in an id made by {@link createIdSource}, or `null` for a foreign id. */
export const timestampOf = (id: string): number | null => {
  const digits = /^(?:local|img)_(\d{1,15})/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The drawing that the id of a picture, or the name of its file, names: `car-1`. */
export const drawingIn = (imageId: string): string | null =>
  /\.([a-z]+-\d+)(?:\.|$)/.exec(imageId)?.[1] ?? null

/** Whether the id of a picture is that of one of the drawings, also as samples before 25 November 2026 have it. */
export const isDrawing = (imageId: string): boolean =>
  /\.(?:[a-z]+-\d+(?:\.|$)|port-)/.test(imageId)

/** Whether an id was made by {@link createIdSource}, here or in another browser; only then it is an identity (decision P18). */
export const isOwnId = (id: string): boolean => /^local_\d{1,15}_[A-Za-z0-9]+$/.test(id)

/** Whether a text from a file can be an id: letters, digits, dots, hyphens and underscores. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(text)

/** Whether an id can be a part of an address as it is. `compare` and `_` are pages, and what has a dot is a file. */
export const isAddressable = (id: string): boolean =>
  /^[\w-]+$/.test(id) && id !== 'compare' && id !== '_'

/** An id as the part of an address that names a product; what no address can hold is in hexadecimal digits. */
export const idInAddress = (id: string): string =>
  isAddressable(id)
    ? id
    : `~${Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
