import type { Preview } from '@storybook/react-vite'

/** The toolbars. Each sets a global that the decorators or the flows read. */
export const toolbar = {
  locale: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'zh', title: '中文' },
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: '[Pšéüđö ~~] 40 % longer' },
        { value: 'cimode', title: 'Keys instead of texts' },
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
        { value: 'system', title: 'Motion: as the system' },
        { value: 'full', title: 'Motion: full' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  contrast: {
    description: 'Forced colours (simulated)',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      items: [
        { value: 'own', title: 'Colours of the site' },
        { value: 'forced', title: 'Forced colours (simulated)' },
      ],
    },
  },
  storage: {
    description: 'Browser storage (flows)',
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
        { value: 'limited', title: 'Network: 429, too many attempts' },
        { value: 'broken', title: 'Network: 500, service unavailable' },
      ],
    },
  },
} satisfies Preview['globalTypes']

/** Initial values of the toolbars. */
export const toolbarStart = {
  locale: 'zh',
  theme: 'system',
  motion: 'system',
  contrast: 'own',
  storage: 'seeded',
  network: 'ok',
} as const

/** The widths of the design brief §3, and 320 px as the minimum. */
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
