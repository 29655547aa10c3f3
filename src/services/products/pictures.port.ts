import type { PreparedPicture } from '#domain/catalogue/pictures.ts'

/** How far a piece of long work is, from 0 to 1. */
type Progress = (share: number) => void

/** Control over long work: what it reports to and what stops it. */
export interface WorkOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: Progress
}

/** Makes pictures small and harmless before they are stored (decision P3). */
export interface PictureService {
  /**
   * Checks type, bytes and pixels, decodes, scales to at most 1200 px and encodes again, which
   * strips metadata and turns SVG into pixels.
   *
   * Fails with `pictureTypeUnknown`, `pictureTooLarge`, `pictureTooManyPixels`, `pictureUndecodable` or
   * `pictureProtected`.
   */
  prepare(file: Blob, options?: WorkOptions): Promise<PreparedPicture>
}
