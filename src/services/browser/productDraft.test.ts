import { describe, expect, it } from 'vitest'
import { createProductDraft } from '#services/browser/productDraft.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import { openTab } from '#tests/contract/browserTab.ts'

const form = {
  productName: '半截',
  description: '',
  price: '12.5',
  stockQuantity: '',
  category: 'phone',
  available: false,
  specifications: [{ name: '重量', value: '' }],
} as const

describe('createProductDraft', () => {
  it('holds what was typed until it is cleared', () => {
    const { store } = openTab()
    const draft = createProductDraft(store)
    expect(draft.read()).toBeNull()
    draft.write(form)
    expect(createProductDraft(store).read()).toEqual(form)
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it('ignores what is not a product form', () => {
    const { store } = openTab()
    for (const text of ['', '{}', '[1]', '{"productName":1}']) {
      store.write('draft-product', text)
      expect(createProductDraft(store).read()).toBeNull()
    }
  })

  it('lasts for the page where storage is blocked', () => {
    const draft = createProductDraft(
      createTextStore(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    draft.write(form)
    expect(draft.read()).toEqual(form)
  })
})
