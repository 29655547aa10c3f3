import { chakra } from '@chakra-ui/react/styled-system'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { icons, type IconName } from '#components/ui/Icon/icons.tsx'
import { SiteStyles } from './SiteStyles.tsx'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '4',
    margin: '0',
    padding: '0',
    listStyleType: 'none',
    color: 'fg',
  },
})
const Cell = chakra('li', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    padding: '3',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    textStyle: 'caption',
  },
})
const Logos = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10', color: 'fg' },
})
const Height = chakra('div', { base: { height: '2.5rem' } })

/** Every icon with its name. */
export const IconSheet = () => (
  <SiteStyles>
    <Grid>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Cell key={name}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </Cell>
      ))}
    </Grid>
  </SiteStyles>
)

/** The logo with the name in both languages, and without it. */
export const LogoSheet = () => (
  <SiteStyles>
    <Logos>
      <Height>
        <Logo name="新源科技" />
      </Height>
      <Height>
        <Logo name="Xinyuan Tech" />
      </Height>
      <Height>
        <Logo name="新源科技" form="mark" />
      </Height>
    </Logos>
  </SiteStyles>
)
