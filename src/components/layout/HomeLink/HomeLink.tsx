import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'

const Root = chakra('div', {
  base: {
    // A long name is cut before it pushes the menu away.
    minWidth: '0',
    '& > a': { display: 'flex', alignItems: 'center', minHeight: 'control.md', color: 'fg' },
  },
})

// The name needs 22 rem of header beside language and menu; measured in rem of the header itself,
// so that doubled text counts as a narrower screen (brief §9).
const Full = chakra('span', {
  base: {
    display: 'none',
    minWidth: '0',
    height: '1.625rem',
    '@container (min-width: 22rem)': { display: 'block' },
    '@container (min-width: 26rem)': { height: '2rem' },
    '@container (min-width: 75rem)': { height: '2.25rem' },
  },
})

const Mark = chakra('span', {
  base: {
    display: 'block',
    height: '1.625rem',
    '@container (min-width: 22rem)': { display: 'none' },
  },
})

/** The logo of the header, which leads home. Without the name where the header is too narrow. */
export const HomeLink = () => {
  const { t } = useTranslation('common')
  return (
    <Root>
      <AppLink to={paths.home} variant="plain" label={t('brand.home')}>
        <Full>
          <Logo name={t('brand.name')} />
        </Full>
        <Mark>
          <Logo name={t('brand.name')} form="mark" />
        </Mark>
      </AppLink>
    </Root>
  )
}
