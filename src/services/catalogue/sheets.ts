import Papa from 'papaparse'
import { exportFileName } from '#domain/catalogue/exportFile.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productSheet, templateSheet } from '#domain/catalogue/sheet.ts'
import type { Language } from '#domain/language.ts'
import type { TextFile } from '#services/files.ts'

/** A CSV that Excel opens in any language: with a mark, lines ended by CR LF. */
const csv = (name: string, rows: readonly (readonly string[])[]): TextFile => ({
  name,
  type: 'text/csv',
  text: `\uFEFF${Papa.unparse([...rows], { newline: '\r\n' })}\r\n`,
})

/** The products as a CSV. */
export const sheetFile = (products: readonly Product[], language: Language, now: Date): TextFile =>
  csv(exportFileName(now).replace(/json$/u, 'csv'), productSheet(products, language))

/** The template as a CSV. */
export const templateFile = (language: Language): TextFile =>
  csv(language === 'zh' ? '产品模板.csv' : 'products_template.csv', templateSheet(language))
