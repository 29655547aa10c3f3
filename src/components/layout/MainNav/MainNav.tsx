import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { categories, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

/** Sections of the landing page that the header leads to; each is the id of its section (spec §2). */
export const anchors = ['features', 'about', 'contact'] as const

export interface MainNavProps {
  /** The category whose page, or one of whose products, is open. */
  readonly category: Category | null
}

const Root = chakra('nav', {
  base: {
    display: 'none',
    // Longer text wraps to a second line.
    flexWrap: 'wrap',
    '--item-padding': '{spacing.2.5}',
    // English beside the account keeps to one line.
    '&:lang(en)': {
      '@container (75rem <= width < 96rem)': { '--item-padding': '{spacing.2}' },
    },
    minHeight: '4rem',
    minWidth: 0,
    fontSize: 'sm',
    '@container (min-width: 75rem)': { display: 'flex' },
  },
})

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    '& + &': {
      position: 'relative',
      marginInlineStart: 'var(--item-padding)',
      paddingInlineStart: 'var(--item-padding)',
      // The hairline between what there is to buy and what there is to read.
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: 0,
        marginBlock: 'auto',
        height: '1.25rem',
        borderInlineStartWidth: '1px',
      },
    },
  },
})

const Item = chakra('li', {
  base: {
    display: 'grid',
    minHeight: '2.5rem',
    // The bold name, unseen: the place is as wide as it will be when this is the current page.
    _after: {
      content: 'attr(data-name)',
      gridArea: '1 / 1',
      paddingInline: 'var(--item-padding)',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
    },
    '& > a': {
      gridArea: '1 / 1',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      paddingInline: 'var(--item-padding)',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      outlineOffset: '-3px',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.35em' },
    },
    '& > a[aria-current]': {
      color: 'fg',
      fontWeight: 'semibold',
      textDecoration: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: 'var(--item-padding)',
        bottom: '-1px',
        height: '2px',
        background: 'live',
        '@media (forced-colors: active)': {
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

/** The full navigation (spec §2, brief §5): six categories, a hairline, three anchors; from 1200 px. */
export const MainNav = ({ category }: MainNavProps) => {
  const { t } = useTranslation('common')
  return (
    <Root aria-label={t('nav.main')}>
      <List>
        {categories.map((name) => (
          <Item key={name} data-name={t(`category.${name}`)}>
            <AppLink to={paths.category(name)} variant="plain" current={name === category}>
              {t(`category.${name}`)}
            </AppLink>
          </Item>
        ))}
      </List>
      <List>
        {anchors.map((name) => (
          <Item key={name} data-name={t(`nav.${name}`)}>
            <AppLink to={paths[name]} variant="plain">
              {t(`nav.${name}`)}
            </AppLink>
          </Item>
        ))}
      </List>
    </Root>
  )
}
