import type { Translation } from '#locales/index.ts'
import type publish from '#locales/zh/publish.ts'

export default {
  title: 'Publish the catalogue',
  // Beside the title.
  forOwner: 'for the site owner',
  intro: {
    nothing:
      'Right now only you can see your products. Once they are published, every visitor sees this list.',
    published_one:
      'The site publishes {{count, number}} product now. Publish again to update it; a visitor who has changed it keeps their own version.',
    published_other:
      'The site publishes {{count, number}} products now. Publish again to update them; products that a visitor has changed stay as they are.',
    owner: 'Publishing needs the project folder, so it is for the owner of the site.',
  },
  export: {
    title: 'Export the catalogue file',
    text: 'One JSON file, pictures included. It is a backup as well and can be imported again.',
    action_one: 'Export {{count, number}} product',
    action_other: 'Export {{count, number}} products',
    nothing: 'No products to export yet',
  },
  command: {
    title: 'Run this in the project folder',
    text: 'Put the file into the project folder first. The first command opens the published site on this computer. The second writes it to the dist folder, for any static host.',
    start: 'Preview',
    build: 'Build',
    copy: 'Copy the command “{{command}}”',
    copied: 'Command copied',
    failed: 'Could not copy. Please select the command and copy it.',
  },
  dryRun: {
    title: 'Check what visitors will see',
    text: 'Compared with what the site publishes now; nothing is written. Products that a visitor has changed or deleted stay as they are.',
    stored: 'Your products',
    list: 'Changes',
    choose: 'Check another file',
    useStored: 'Check your products',
    loading: 'Loading what the site publishes',
    failed: 'What the site publishes now could not be read',
    failedHint: 'Check your connection.',
    retry: 'Try again',
    same: 'No changes',
    count: {
      added: 'New',
      changed: 'Changed',
      gone: 'Removed',
      unchanged: 'Unchanged',
    },
    // Spoken when the comparison has changed.
    compared:
      '{{file}}: {{added, number}} new, {{changed, number}} changed, {{gone, number}} removed, {{unchanged, number}} unchanged',
    added: '{{category}}, {{price}}, {{stock, number}} in stock',
    gone: 'Visitors will no longer see it',
    more_one: '{{count, number}} more',
    more_other: '{{count, number}} more',
    field: {
      productName: 'Name',
      price: 'Price',
      stock: 'Stock',
      category: 'Category',
      picture: 'Picture',
      description: 'Description',
      specifications: 'Specifications',
      other: 'Date or number',
    },
    from: 'was',
    to: 'becomes',
  },
  refused: {
    title: 'This file cannot be published',
    fileTooLarge: 'The file is too large.',
    fileEncoding: 'The text encoding of the file is unknown. Save it as UTF-8.',
    fileMarkup: 'This is a web page or XML. Use the file that “Export” makes.',
    filePicture: 'This is a picture. Use the file that “Export” makes.',
    fileEmpty: 'The file is empty.',
    fileWorkbook: 'This is a workbook. Use the file that “Export” makes.',
    fileUnreadable: 'The file cannot be read.',
    notJson: 'The file is not JSON. It may be incomplete.',
    notACatalogue: 'There is no product catalogue in the file.',
    newerFormat: 'The file comes from a newer version. Reload the page.',
    tooManyRecords: 'There are too many products. At most 1,000 can be published.',
    tooManyProducts: 'There are too many products. At most 1,000 can be published.',
    nothingInside: 'There are no products in the file.',
    badRecords_one:
      '{{count, number}} product has a problem. The command names the reason when you run it.',
    badRecords_other:
      '{{count, number}} products have problems. The command names each reason when you run it.',
  },
  noScript:
    'JavaScript is off in your browser. You can browse the products; search and forms need it.',
} satisfies Translation<typeof publish>
