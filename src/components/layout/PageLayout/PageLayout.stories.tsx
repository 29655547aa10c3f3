import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Footer } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { PageLayout } from './PageLayout.tsx'

const SiteHeader = () => <Header session="anonymous" language={useLanguage()} />

const Brand = () => useTranslation().t('brand.name')

const meta = preview.meta({
  component: PageLayout,
  args: { header: null, children: null, footer: null },
  argTypes: {
    header: { control: false },
    children: { control: false },
    footer: { control: false },
  },
  render: () => (
    <PageLayout header={<SiteHeader />} footer={<Footer year={2026} />}>
      <Container>
        <chakra.h1 paddingBlock="16">
          <Brand />
        </chakra.h1>
      </Container>
    </PageLayout>
  ),
  parameters: { layout: 'fullscreen' },
})

/** A short page: the footer stays at the bottom of the screen. */
export const Short = meta.story({ tags: ['default'] })

Short.test('has one banner, one main and one footer', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible()
  await expect(canvas.getByRole('main')).toBeVisible()
  await expect(canvas.getByRole('contentinfo')).toBeVisible()
})

Short.test('offers the way past the header first', async (context) => {
  const { canvas, userEvent } = context
  const link = named(context, 'link', 'common:nav.skip')
  await userEvent.tab()
  await expect(link).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})
