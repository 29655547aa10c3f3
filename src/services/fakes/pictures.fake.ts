import { ServiceError } from '#domain/failure.ts'
import type { PictureFailure, PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { PictureService } from '#services/products/pictures.port.ts'

/** One see-through point, as PNG. */
export const fakePicture: PreparedPicture = {
  dataUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  type: 'image/png',
  size: 70,
  width: 1,
  height: 1,
}

/** How the fake answers. */
export interface FakePicturesOptions {
  /** The refusal of every picture, or none. */
  readonly failure?: PictureFailure
  /** What every picture becomes; one point unless given. */
  readonly picture?: PreparedPicture
  /** Answers only when cancelled, to show work that takes its time; reports 40 %. */
  readonly endless?: boolean
}

/** A picture service that decodes nothing and gives the configured answer. */
export const createFakePictures = ({
  failure,
  picture = fakePicture,
  endless = false,
}: FakePicturesOptions = {}): PictureService => ({
  prepare: async (_file, { signal, onProgress } = {}) => {
    signal?.throwIfAborted()
    if (endless) {
      onProgress?.(0.4)
      await new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    }
    onProgress?.(1)
    if (failure !== undefined) throw new ServiceError({ from: 'picture', code: failure })
    return Promise.resolve(picture)
  },
})
