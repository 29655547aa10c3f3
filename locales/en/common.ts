import type { Translation } from '../index.ts'
import type zh from '../zh/common.ts'

/** Brand, navigation and words that stand everywhere. */
export default {
  brand: { name: 'Xinyuan Tech', home: 'Xinyuan Tech, home' },
  language: { label: 'Language', zh: '中文', en: 'English' },
  category: {
    car: 'Cars',
    parts: 'Parts',
    cpu: 'Processors',
    phone: 'Phones',
    game: 'Gaming',
    drone: 'Drones',
  },
  action: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    retry: 'Try again',
    optional: '(optional)',
  },
} satisfies Translation<typeof zh>
