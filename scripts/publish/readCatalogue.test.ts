import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { someProducts } from '#tests/journeys/products.ts'
import { readCatalogue } from './readCatalogue.ts'

const pictureOf = async (background: string): Promise<string> => {
  const create = { width: 800, height: 600, channels: 3, background } as const
  const content = await sharp({ create }).webp().toBuffer()
  return `data:image/webp;base64,${content.toString('base64')}`
}

describe('readCatalogue', () => {
  let root: string
  let file: string

  const write = (pictures: readonly string[]) => {
    const products = someProducts('zh', pictures.length).map((product, index) => ({
      ...product,
      imageUrl: pictures[index],
    }))
    writeFileSync(file, JSON.stringify({ format: 'xinyuan-products', version: 1, products }))
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'catalogue-'))
    file = join(root, 'products.json')
  })

  it('keeps the pictures in the cache and names the files of each', async () => {
    const [red, blue] = [await pictureOf('red'), await pictureOf('blue')]
    write([red, blue, red])
    const { pictures, publication } = await readCatalogue(file, root)
    const cache = join(root, '.cache/pictures')
    expect(readdirSync(cache)).toHaveLength(4)
    for (const [address, path] of pictures) {
      expect(path).toBe(join(cache, address.replace('/assets/', '')))
      expect(readFileSync(path).length).toBeGreaterThan(0)
    }
    expect(pictures.size).toBe(4)
    const [first, second, third] = publication.products.map(({ imageId }) => imageId)
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })

  it('names broken pictures in the order of the file', async () => {
    const broken = `data:image/webp;base64,${Buffer.from('RIFF\0\0\0\0WEBPVP8 ').toString('base64')}`
    write([broken, await pictureOf('red'), broken])
    const reading = readCatalogue(file, root)
    await expect(reading).rejects.toThrow(/Product 1 .*\n.*Product 3 /)
  })

  it('blames the disk, not the picture, where the cache cannot be written', async () => {
    write([await pictureOf('red')])
    mkdirSync(join(root, '.cache'))
    writeFileSync(join(root, '.cache/pictures'), '')
    const reading = readCatalogue(file, root)
    await expect(reading).rejects.toThrow(/pictures cannot be written: E/)
  })
})
