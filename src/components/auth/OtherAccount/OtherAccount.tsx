import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { RichText } from '#components/ui/richText.tsx'
import styles from './OtherAccount.module.css'

export interface OtherAccountProps {
  /** What belongs to an account: the mailed link of the page, or the code it asks for. */
  readonly subject: 'link' | 'code'
  /** The address of the user who is logged in to another account, or `null`. */
  readonly loggedIn: string | null
  /** The form, or its result. */
  readonly children: ReactNode
}

/** Says that a page acts for one account while another is logged in. */
export const OtherAccount = ({ subject, loggedIn, children }: OtherAccountProps) => {
  const { t } = useTranslation('auth')
  return (
    <div className={styles.root}>
      {loggedIn === null ? null : (
        <Banner tone="warning" live="status" title={t(`otherAccount.${subject}`)}>
          <RichText
            text={t('otherAccount.loggedIn')}
            elements={{ address: <b translate="no">{loggedIn}</b> }}
          />
        </Banner>
      )}
      {children}
    </div>
  )
}
