import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/search.ts'

/** Search over everything. */
export default {
  heading: 'Search products',
  start: 'Type a word from a name, a description, a specification or a category.',
  browse: 'Browse by category',
  all_one: 'Show {{count, number}} in {{category}}',
  all_other: 'Show all {{count, number}} in {{category}}',
  nothingStored: 'Nothing is on sale here yet',
  nothingStoredHint: 'Load all 24 samples to search and compare them. No account needed.',
} satisfies Translation<typeof zh>
