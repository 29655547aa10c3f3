import type { Translation } from '#locales/index.ts'
import type publish from '#locales/zh/publish.ts'

export default {
  title: 'Publish the catalogue (site owner)',
  first:
    'Export the products and build the site with that file, and every visitor sees them. The steps are in docs/publishing.md in the project folder.',
  again:
    'The products that the site publishes are not listed here: to change them, import the file that was published last, then export and build again. The steps are in docs/publishing.md in the project folder.',
  export_one: 'Export {{count, number}} product',
  export_other: 'Export {{count, number}} products',
  noScript:
    'JavaScript is off in your browser. You can browse the products; search and forms need it.',
} satisfies Translation<typeof publish>
