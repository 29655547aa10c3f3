import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { LogOut, LogOutProblem } from '#components/auth/LogOut/LogOut.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import type { User } from '#domain/account.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'

export interface WelcomeHeaderProps {
  /** Who is logged in. Without a name the greeting goes without. */
  readonly user: Pick<User, 'name' | 'email'>
  readonly flow: LogOutFlow
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
})

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
  },
})

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Text = chakra('div', { base: { minWidth: 0 } })
// A Chinese name stays whole, in English as well.
const Title = chakra('h1', {
  base: { fontSize: { base: '3xl', md: '4xl' }, wordBreak: 'keep-all' },
})
const Address = chakra('p', { base: { color: 'fg.muted' } }, { forwardProps: ['translate'] })

/** Who is logged in, the account and log-out (spec §2, brief §5). */
export const WelcomeHeader = ({ user, flow }: WelcomeHeaderProps) => {
  const { t } = useTranslation('dashboard')
  return (
    <Root>
      <Row>
        <Text>
          <Title>
            {user.name === ''
              ? t('welcome.greetingNameless')
              : t('welcome.greeting', { name: user.name })}
          </Title>
          <Address translate="no">{user.email}</Address>
        </Text>
        <Buttons>
          <AppLink to={paths.account} variant="outline">
            {t('welcome.account')}
          </AppLink>
          <LogOut flow={flow} />
        </Buttons>
      </Row>
      <LogOutProblem flow={flow} />
    </Root>
  )
}
