import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/notFound.ts'

/** The page for unknown addresses (decision P8). */
export default {
  heading: 'This line goes nowhere',
  text: 'There is no such page. The address may be mistyped, or the page has moved.',
} satisfies Translation<typeof zh>
