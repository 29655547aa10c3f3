import type { Preview } from '@storybook/react-vite'

/** The toolbars. Each sets a global that the decorators read. */
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
        { value: 'system', title: 'Colour mode: as the system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']

/** Initial values of the toolbars. */
export const toolbarStart = {
  locale: 'zh',
  theme: 'system',
} as const

/** The widths of the design brief §3, and 320 px as the minimum. */
export const viewports = {
  w320: { name: '320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  w360: { name: '360 px', styles: { width: '360px', height: '800px' }, type: 'mobile' },
  w768: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1280: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
