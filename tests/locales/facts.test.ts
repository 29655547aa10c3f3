import { describe, expect, it } from 'vitest'
import samples from '#assets/products.json' with { type: 'json' }
import { oneKilowattHour, rated } from '#components/landing/Proof/energy.ts'
import en from '#locales/en/landing.ts'
import zh from '#locales/zh/landing.ts'

const texts = { zh, en }
const languages = ['zh', 'en'] as const

const sample = (image: string, language: 'zh' | 'en') => {
  const found = samples.products.find((product) => product.image.endsWith(`/${image}.svg`))
  if (found === undefined) throw new Error(`There is no sample ${image}`)
  const { productName, specifications } = found[language]
  return { productName, values: Object.values<string>({ ...specifications }) }
}

/** The number before a unit among the specifications of a sample. */
const valueIn = (image: string, language: 'zh' | 'en', unit: string): number => {
  const { values } = sample(image, language)
  const found = values.map(
    (value) => new RegExp(`^([\\d.,]+) ${unit}(?![a-z])`, 'u').exec(value)?.[1],
  )
  return Number(found.find((number) => number !== undefined)?.replace(',', ''))
}

describe.each(languages)('what the landing page says of products, in %s', (language) => {
  const { hero, proof, about } = texts[language]

  it.each([
    ['car-1', hero.branch.car],
    ['cpu-1', hero.branch.cpu],
    ['drone-1', hero.branch.drone],
    ['phone-1', hero.branch.phone],
  ] as const)('is the name and a figure of %s', (image, { name, figure }) => {
    const { productName, values } = sample(image, language)
    expect(productName.startsWith(name)).toBe(true)
    expect(values).toContain(figure.replace('公里', ' km'))
  })

  it('is computed from rated values of the samples', () => {
    expect({
      carRange: valueIn('car-1', language, 'km'),
      carBattery: valueIn('car-1', language, 'kWh'),
      phoneBattery: valueIn('phone-1', language, 'Wh'),
      processorPower: valueIn('cpu-2', language, 'W'),
      chargerPower: valueIn('parts-2', language, 'kW'),
      consoleStandby: valueIn('game-3', language, 'W'),
    }).toEqual(rated)
  })

  it.each([
    ['car-1', proof.car.text],
    ['phone-1', proof.phone.text],
    ['cpu-2', proof.cpu.text],
    ['game-3', proof.game.text],
  ])('names %s', (image, text) => {
    const [brand = ''] = /^[^\d\s]+(?: \d+| M4)?/u.exec(sample(image, language).productName) ?? []
    expect(text).toContain(brand)
  })

  it.each([
    ['car-1', about.facts.battery.figure],
    ['cpu-2', about.facts.supply.figure],
    ['phone-4', about.facts.updates.figure],
  ])('promises what %s does', (image, figure) => {
    const promised = sample(image, language).values.some((value) => value.includes(figure))
    expect(promised).toBe(true)
  })
})

describe('one kilowatt-hour', () => {
  it('does what its rated values say', () => {
    expect(oneKilowattHour).toEqual({ car: 6.8, phone: 46, cpu: 166, parts: 8.6, game: 104 })
  })
})
