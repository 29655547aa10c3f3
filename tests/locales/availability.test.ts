import { expect, it } from 'vitest'
import { sheetAvailability } from '#domain/catalogue/sheetWords.ts'
import en from '#locales/en/manage.ts'
import zh from '#locales/zh/manage.ts'

const texts = { zh, en }

it.each(['zh', 'en'] as const)(
  'a sheet in %s says the availability as the form and the table do',
  (language) => {
    const { form, table } = texts[language]
    expect([sheetAvailability.true[language], sheetAvailability.false[language]]).toEqual([
      form.onSale,
      table.unavailable,
    ])
  },
)
