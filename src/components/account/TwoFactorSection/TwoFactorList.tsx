import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { FactorsPurpose, FactorsScreen } from '#machines/factors.ts'

/** Props of {@link TwoFactorList}. */
interface TwoFactorListProps {
  /** Which factors are set up. */
  readonly offers: Extract<FactorsScreen, { screen: 'on' }>['offers']
  /** Asks for a code before a change. */
  readonly onAsk: (purpose: FactorsPurpose) => void
}

const List = chakra('ul', { base: { width: '100%', maxWidth: '41.5rem' } })
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3.5',
    '&:first-of-type': { paddingBlockStart: 0 },
    borderBottomWidth: '1px',
    '& > span': { flex: 'none', color: 'fg.muted' },
    '& > div': { flex: '1 1 10rem' },
  },
})
const Name = chakra('b', { base: { fontWeight: 'semibold' } })
const State = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

// The text of the quiet button aligns with the list, its background is wider.
const TurnOff = chakra('div', { base: { marginInlineStart: '-3' } })

/** The factors that are set up, and what can be changed about them. */
export const TwoFactorList = ({ offers, onAsk }: TwoFactorListProps) => {
  const { t } = useTranslation('twoFactor')
  const rows = [
    { name: 'app', icon: 'check', state: 'appOn' },
    { name: 'mail', icon: 'mail', state: offers.email ? 'mailOn' : 'mailOff' },
    { name: 'codes', icon: 'copy', state: offers.recoveryCode ? 'codesOn' : 'codesOff' },
  ] as const
  return (
    <>
      <List aria-label={t('section.factors')}>
        {rows
          .filter(({ name }) => name !== 'app' || offers.totp)
          .map(({ name, icon, state }) => (
            <Row key={name}>
              <Icon name={icon} />
              <div>
                <Name>{t(`section.${name}`)}</Name>
                <State>{t(`section.${state}`)}</State>
              </div>
              {name === 'codes' ? (
                <Button variant="outline" size="sm" onClick={() => onAsk('renew')}>
                  {t('section.renew')}
                </Button>
              ) : null}
            </Row>
          ))}
      </List>
      <TurnOff>
        <Button variant="quietDanger" size="sm" onClick={() => onAsk('turnOff')}>
          {t('section.turnOff')}
        </Button>
      </TurnOff>
    </>
  )
}
