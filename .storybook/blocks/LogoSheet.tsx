import { chakra } from '@chakra-ui/react/styled-system'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { SiteStyles } from './SiteStyles.tsx'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8', color: 'fg' },
})
const Height = chakra('div', { base: { display: 'flex', alignItems: 'center' } })

/** The logo with the name in both languages, and without it. */
export const LogoSheet = () => (
  <SiteStyles>
    <Row>
      {(['新源科技', 'Xinyuan Tech'] as const).map((name) => (
        <Height key={name} height="2.5rem">
          <Logo name={name} />
        </Height>
      ))}
      <Height height="2.5rem">
        <Logo name="新源科技" form="mark" />
      </Height>
    </Row>
  </SiteStyles>
)
