import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'
import type { User } from '#domain/account.ts'
import type { AuthFailure } from '#machines/auth/flow.ts'

export interface WelcomeHeaderProps {
  /** Who is logged in. Without a name the greeting goes without. */
  readonly user: Pick<User, 'name' | 'email'>
  /** Log-out is under way. */
  readonly loggingOut: boolean
  /** Why it failed; the session continues (decision A4). */
  readonly problem: AuthFailure | null
  /** Ends the session in every tab. */
  readonly onLogOut: () => void
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
const Address = chakra('p', { base: { color: 'fg.muted' } })

/** Who is here, and the way out (spec §2, brief §5). */
export const WelcomeHeader = ({ user, loggingOut, problem, onLogOut }: WelcomeHeaderProps) => {
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
          <Button variant="outline" icon="logOut" busy={loggingOut} onClick={onLogOut}>
            {loggingOut ? t('welcome.loggingOut') : t('welcome.logOut')}
          </Button>
        </Buttons>
      </Row>
      <ProblemBanner title={t('welcome.logOutFailed')} problem={problem} />
    </Root>
  )
}
