import type { Page } from '@playwright/test'

/** A file for `setInputFiles`. */
export interface FileToChoose {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const text = (value: string) => [...Buffer.from(value, 'latin1')]

/** An EXIF block with a location: latitude 39 north (Beijing), in the GPS directory. */
const exifWithPlace = (): Buffer => {
  const gps = [
    ...u16(2),
    ...[...u16(1), ...u16(2), ...u32(2), ...text('N\0'), 0, 0],
    ...[...u16(2), ...u16(5), ...u32(3), ...u32(56)],
    ...u32(0),
  ]
  const tiff = [
    ...text('MM'),
    ...u16(42),
    ...u32(8),
    ...[...u16(1), ...u16(0x8825), ...u16(4), ...u32(1), ...u32(26)],
    ...u32(0),
    ...gps,
    ...[...u32(39), ...u32(1), ...u32(54), ...u32(1), ...u32(15), ...u32(1)],
  ]
  const body = [...text('Exif\0\0'), ...tiff]
  return Buffer.from([0xff, 0xe1, ...u16(body.length + 2), ...body])
}

/** A twelve-megapixel photo with a location, made by the browser under test. */
export const photoWithPlace = async (page: Page): Promise<FileToChoose> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4_000
    canvas.height = 3_000
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is no canvas')
    for (let x = 0; x < 40; x += 1) {
      context.fillStyle = `hsl(${x * 9} 60% 50%)`
      context.fillRect(x * 100, 0, 100, 3_000)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifWithPlace(), jpeg.subarray(2)])
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer }
}

/** An SVG that contains a script. */
export const scriptedDrawing: FileToChoose = {
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><script>window.hacked=1</script><circle cx="160" cy="120" r="80" fill="#0F6E79"/></svg>',
  ),
}

/** Starts like a PNG but is invalid. */
export const corruptPicture: FileToChoose = {
  name: 'broken.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    // The header says 10 × 10 pixels; no pixels follow.
    Buffer.from([...u32(13), ...text('IHDR'), ...u32(10), ...u32(10), 8, 6, 0, 0, 0]),
    Buffer.alloc(64, 7),
  ]),
}
