import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { Header, type HeaderProps } from './Header.tsx'

/** In the language of the toolbar. */
const InLanguage = (props: HeaderProps) => <Header {...props} language={useLanguage()} />

const meta = preview.meta({
  component: Header,
  args: { session: 'anonymous' as const, language: 'zh' as const },
  render: (args) => <InLanguage {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1280' } },
})

/** A visitor, anywhere but on a category. */
export const Anonymous = meta.story({ tags: ['default'] })

Anonymous.test(
  'leads home, to six categories, three anchors and log-in (spec §2.10, §2.12, §2.13, §6.1, §9.7)',
  async (context) => {
    const { canvas, globals } = context
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([
      '/',
      '/products/car',
      '/products/parts',
      '/products/cpu',
      '/products/phone',
      '/products/game',
      '/products/drone',
      '/#features',
      '/#about',
      '/#contact',
      '/search',
      '/login',
    ])
    await expect(named(context, 'link', 'common:brand.home')).toBeVisible()
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(
      inLanguage(globals, 'common:nav.main'),
    )
  },
)

/** A user. */
export const Authenticated = meta.story({ args: { session: 'authenticated' } })

/** The session is being checked: a skeleton as wide as the button that will come. */
export const Checking = meta.story({ args: { session: 'checking' } })

/** On a category, or on one of its products. */
export const OnCategory = meta.story({ args: { category: 'cpu' } })

/** Between 640 and 1200 px: Log in beside the menu button. */
export const Tablet = meta.story({ globals: { viewport: { value: 'w768' } } })

/** On a phone: logo, search, language, menu. */
export const Phone = meta.story({ globals: { viewport: { value: 'w360' } } })

/** 320 px: the mark alone. */
export const SmallPhone = meta.story({ globals: { viewport: { value: 'w320' } } })
