import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/compare.ts'

/** Products side by side. */
export default {
  heading: '{{category}} compared',
  item: 'Item',
  price: 'Price',
  stock: 'Stock',
  differs: 'different',
  legend: 'Rows marked ≠ differ.',
  onlyDifferent: 'Show differences only',
  nothingDiffers: 'Price, stock and specifications are all the same.',
  notStated: 'not stated',
  caption: 'Price, stock and specifications of {{names}}',
  remove: 'Remove',
  other: 'Other details',
  swap: 'Swap',
  hidden: 'Two are shown here. Swap one to see the {{name}}.',
  left: 'Swap the left product',
  right: 'Swap the right product',
  few: 'Select two or three products',
  fewHint: 'Tick “Compare” in the list of products, three at most.',
  toList: 'Go to the products',
  missing_one: '{{count}} product is not here',
  missing_other: '{{count}} products are not here',
  missingHint: 'Deleted, perhaps, or kept in another browser.',
} satisfies Translation<typeof zh>
