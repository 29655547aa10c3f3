import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { linkRecipe } from '#components/theme/recipes/link.ts'
import { mailSiteOf } from '#domain/mailSites.ts'

export interface MailSiteLinkProps {
  /** Where the mail went. */
  readonly email: string
}

const Link = chakra('a', linkRecipe)

/** Beside "we sent you a mail": the way to the mail site of the address, in a new tab. Nothing for providers that it does not know. */
export const MailSiteLink = ({ email }: MailSiteLinkProps) => {
  const { t } = useTranslation('auth')
  const site = mailSiteOf(email)
  if (site === null) return null
  return (
    <p>
      <Link href={site.url} target="_blank" rel="noreferrer">
        {t('mail.open', { site: site.host })}
      </Link>
    </p>
  )
}
