import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import { contentType } from './contentType.ts'
import { icons, manifestOf } from './manifest.ts'

describe('the web manifest', () => {
  it('names icons that are as large as it says', async () => {
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata()
      expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
      if (sizes !== 'any') expect(`${String(width)}x${String(height)}`).toBe(sizes)
    }
  })

  it('fills the square of the icon that systems cut, and keeps the mark in its circle', async () => {
    const { data, info } = await sharp('public/icon-maskable-512.png')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colours = new Set<string>()
    for (let at = 0; at < info.width * info.height; at += 1) {
      const [x, y] = [(at % info.width) - 256, Math.floor(at / info.width) - 256]
      if (Math.hypot(x, y) > 0.4 * 512)
        colours.add(data.subarray(at * info.channels, at * info.channels + 3).toString('hex'))
    }
    expect([...colours]).toEqual(['0b373e'])
  })

  it.each(languages)('opens the site in %s', (language) => {
    expect(JSON.parse(manifestOf(language))).toMatchObject({
      start_url: addressIn(language, '/'),
      display: 'standalone',
    })
  })

  it('has the type of a manifest on the embedded server', () => {
    expect(contentType('/en/site.webmanifest')).toBe('application/manifest+json')
  })
})
