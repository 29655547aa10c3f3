import { setLang } from '#app/inline/setLang.ts'
import { figureSize, figuresOf } from '#domain/catalogue/display.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { typedLang, type Language } from '#domain/language.ts'

/** Writes the first specifications into the row of figures, and hides cells that stay empty. */
export const fillFigures = (place: ParentNode, product: Product, language: Language) => {
  const row = place.querySelector<HTMLElement>('.figures')
  if (row === null) return
  const figures = figuresOf(product.specifications)
  row.hidden = figures.length === 0
  row.dataset['size'] = figureSize(figures)
  for (const [index, cell] of [...row.children].entries()) {
    const shown = figures[index]
    cell.toggleAttribute('hidden', shown === undefined)
    if (shown === undefined) continue
    cell.toggleAttribute('data-text', shown.text)
    const { name: label, figure, unit, rest } = shown
    for (const [name, text] of Object.entries({ label, figure, unit, rest })) {
      const part = cell.querySelector<HTMLElement>(`[data-field=${name}]`)
      if (part === null) continue
      part.textContent = text
      setLang(part, typedLang(text, language))
    }
  }
}
