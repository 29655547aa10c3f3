import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decodeWebp, { init as initDecoder } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'

/** A picture's pixels: four bytes each (red, green, blue, alpha), row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Chunk that only we read: SHA-256 of the screenshot that the file was made from. */
const fingerprintChunk = 'xSHA'

const require = createRequire(import.meta.url)
const wasm = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(require.resolve(`@jsquash/webp/codec/${name}.wasm`)))

let ready: Promise<unknown> | undefined
/** The codec expects a browser: it is handed its program, and the one class that it builds. */
const codec = (): Promise<unknown> => {
  Object.assign(globalThis, {
    ImageData: class {
      readonly data: Uint8ClampedArray
      readonly width: number
      readonly height: number
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data
        this.width = width
        this.height = height
      }
    },
  })
  ready ??= Promise.all([
    initEncoder({ wasmBinary: wasm('enc/webp_enc_simd') }),
    initDecoder({ wasmBinary: wasm('dec/webp_dec') }),
  ])
  return ready
}

const chunk = (name: string, payload: Uint8Array): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(payload.length, 4)
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)])
}

/** Name and payload of every chunk of a RIFF file. */
const chunksOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  return chunks
}

/** SHA-256 of a screenshot's bytes. */
const fingerprint = (screenshot: Buffer): Buffer => createHash('sha256').update(screenshot).digest()

/** Whether an accepted picture was made from exactly this screenshot; spares unpacking both. */
export const madeFrom = (file: Buffer, screenshot: Buffer): boolean =>
  chunksOf(file).get(fingerprintChunk)?.equals(fingerprint(screenshot)) ?? false

/**
 * Packs a picture without loss as WebP: a third of the bytes of the screenshot's PNG. Equal pixels
 * give an equal file.
 *
 * @param screenshot the file that the pixels were read from; only its fingerprint is kept
 */
export const packPicture = async (raster: Raster, screenshot: Buffer): Promise<Buffer> => {
  await codec()
  const { width, height } = raster
  const image = { ...raster, data: new Uint8ClampedArray(raster.data), colorSpace: 'srgb' } as const
  const options = { lossless: 1, exact: 1, quality: 75, method: 4 }
  const plain = Buffer.from(await encodeWebp(image, options))
  const pixels = chunksOf(plain).get('VP8L')
  if (pixels === undefined) throw new Error('The packer returned no lossless picture')
  // The extended form of the file allows chunks that other readers pass over.
  const extended = Buffer.alloc(10)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', extended),
    chunk('VP8L', pixels),
    chunk(fingerprintChunk, fingerprint(screenshot)),
  ])
  return chunk('RIFF', body)
}

/** @throws when the file is no WebP picture */
export const unpackPicture = async (file: Buffer): Promise<Raster> => {
  await codec()
  const bytes = new Uint8Array(file).buffer
  const { width, height, data } = await decodeWebp(bytes)
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
