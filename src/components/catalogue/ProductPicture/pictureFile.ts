import { pictureFit } from '#domain/catalogue/pictureFit.ts'
import { pictureAttributes } from '#domain/catalogue/publicationPicture.ts'

/** The attributes of a picture that is a file of the site; `null` for every other (decision P9). */
export const pictureFileOf = (address: string) =>
  import.meta.env.VITE_CATALOGUE ? pictureAttributes(address) : null

/** How a picture fills its frame: a file says it by its name, a data URL by its bytes. */
export const fitOf = (address: string): 'cover' | 'contain' =>
  pictureFileOf(address)?.fit ?? pictureFit(address)
