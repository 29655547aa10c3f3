import { expect, it } from 'vitest'
import { pictureFit } from './pictureFile.ts'

const webp = (chunk: string, flags: number) =>
  `data:image/webp;base64,${btoa(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0${String.fromCharCode(flags)}\0\0\0`)}`

it('lets photographs cover the frame and shows drawings whole', () => {
  expect(pictureFit('data:image/jpeg;base64,/9j/4AAQ')).toBe('cover')
  expect(pictureFit(webp('VP8 ', 0))).toBe('cover')
  expect(pictureFit(webp('VP8X', 0))).toBe('cover')
  expect(pictureFit(webp('VP8X', 0x10))).toBe('contain')
  expect(pictureFit(webp('VP8L', 0))).toBe('contain')
  expect(pictureFit('data:image/png;base64,iVBORw0KGgo')).toBe('contain')
})

it('shows whatever it does not know whole', () => {
  expect(pictureFit('/assets/car-1.svg')).toBe('contain')
  expect(pictureFit('data:image/webp;base64,***')).toBe('contain')
})
