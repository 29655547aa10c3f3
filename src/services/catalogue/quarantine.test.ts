import { describe, expect, it } from 'vitest'
import { createCatalogueReader } from '#services/catalogue/texts.ts'
import { createQuarantine } from '#services/catalogue/quarantine.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'

const products = 'local_products'
const images = 'local_images'

const open = (texts: Readonly<Record<string, string>>, refused = false) => {
  const memory = memoryArea(Object.entries(texts))
  const area: StorageArea = {
    ...memory,
    set: (key, text) => {
      if (refused) throw new Error('full')
      memory.set(key, text)
    },
  }
  const quarantine = createQuarantine(area)
  return { area, quarantine, save: () => quarantine.save(createCatalogueReader(area, 't').read()) }
}

describe('the quarantine', () => {
  it('has nothing of readable data', () => {
    const { area, quarantine, save } = open({ [products]: '[]', [images]: '{}' })
    expect([quarantine.report(), quarantine.texts()]).toEqual([null, []])
    expect([save(), quarantine.report(), quarantine.texts()]).toEqual([true, null, []])
    expect(area.keys()).toEqual([products, images])
  })

  it('copies rejected records, and damaged texts as they are', () => {
    const { area, quarantine, save } = open({ [products]: '[1,{"$id":"a"}]', [images]: '{"a' })
    expect(save()).toBe(true)
    expect(area.get(`${products}_quarantine`)).toBe('[1,{"$id":"a"}]')
    expect(area.get(`${images}_quarantine`)).toBe('{"a')
    expect(quarantine.report()).toEqual({ records: 3, saved: true })
    expect(quarantine.texts()).toEqual([
      [`${products}_quarantine`, '[1,{"$id":"a"}]'],
      [`${images}_quarantine`, '{"a'],
    ])
  })

  it('copies each text once, and others beside it, up to nine', () => {
    const { area, quarantine, save } = open({})
    for (const at of [1, 2, 2, 3, 4, 5, 6, 7, 8, 9]) {
      area.set(products, `[${String(at)}]`)
      expect(save()).toBe(true)
    }
    expect(area.get(`${products}_quarantine`)).toBe('[1]')
    expect(area.get(`${products}_quarantine_2`)).toBe('[2]')
    expect(area.get(`${products}_quarantine_9`)).toBe('[9]')
    area.set(products, '[10]')
    expect(save()).toBe(false)
    expect(quarantine.report()).toEqual({ records: 10, saved: false })
    expect(area.get(`${products}_quarantine_10`)).toBeNull()
  })

  it('keeps the text of what finds no space for a copy', () => {
    const { quarantine, save } = open({ [products]: 'x' }, true)
    expect(save()).toBe(false)
    expect(quarantine.texts()).toEqual([[products, 'x']])
    expect(quarantine.report()).toEqual({ records: 1, saved: false })
  })

  it('is empty once it was discarded', () => {
    const { area, quarantine, save } = open({ [products]: '[1,2]', [images]: '[]' })
    save()
    expect(quarantine.discard()).toBe(2)
    expect([area.keys(), quarantine.report()]).toEqual([[products, images], null])
    const full = open({ [products]: '[1]' }, true)
    full.save()
    expect(full.quarantine.discard()).toBe(1)
    expect(full.quarantine.report()).toBeNull()
  })
})
