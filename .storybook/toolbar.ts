import type { GlobalTypes } from 'storybook/internal/types'

/** The toolbars: each is a global that decorators, or the world of a flow, read. */
export const toolbar = {
  locale: {
    description: 'Language of the words',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'zh', title: '中文' },
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: '[Pšéüđö ~~] 40 % longer' },
        { value: 'cimode', title: 'Keys instead of words' },
      ],
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Colour mode',
    toolbar: {
      title: 'Colour mode',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'As the system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'full', title: 'Motion welcome' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  contrast: {
    description: 'Forced colours, imitated: the test suite uses the real ones',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours (imitated)' },
      ],
    },
  },
  storage: {
    description: 'What the browser keeps (flows)',
    toolbar: {
      title: 'Storage (flows)',
      icon: 'database',
      items: [
        { value: 'seeded', title: 'Storage: 24 products' },
        { value: 'empty', title: 'Storage: empty' },
        { value: 'nearlyFull', title: 'Storage: nearly full' },
        { value: 'blocked', title: 'Storage: blocked' },
        { value: 'corrupt', title: 'Storage: corrupt' },
      ],
    },
  },
  network: {
    description: 'How the account service answers (flows)',
    toolbar: {
      title: 'Network (flows)',
      icon: 'transfer',
      items: [
        { value: 'ok', title: 'Network: ok' },
        { value: 'slow', title: 'Network: slow, 2 s' },
        { value: 'offline', title: 'Network: offline' },
        { value: 'limited', title: 'Network: 429, too many tries' },
        { value: 'broken', title: 'Network: 500, service down' },
      ],
    },
  },
} satisfies GlobalTypes

/** What the toolbars start with. */
export const toolbarStart = {
  locale: 'zh',
  theme: 'system',
  motion: 'system',
  contrast: 'own',
  storage: 'seeded',
  network: 'ok',
} as const

/** The widths of the design brief §3, and the narrowest that everything works at. */
export const viewports = Object.fromEntries(
  (
    [
      [320, 568],
      [360, 800],
      [768, 1024],
      [1280, 800],
    ] as const
  ).map(([width, height]) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop',
    } as const,
  ]),
)
