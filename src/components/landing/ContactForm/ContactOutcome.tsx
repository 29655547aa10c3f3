import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureReason, type RefusedLabel } from '#components/forms/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusSoon, isFocusLost } from '#components/ui/focus.ts'
import { contactFields } from '#domain/contact.rules.ts'
import { fieldsOf } from '#domain/form.ts'
import type { ContactFlow } from '#machines/contact.ts'
import styles from './ContactOutcome.module.css'

interface ContactOutcomeProps {
  readonly flow: ContactFlow
  /** Id of the field that takes the focus when another message begins. */
  readonly firstFieldId: string
}

/** The labels of the contact form. */
export const contactLabel: RefusedLabel = (t, refused) => {
  const field = fieldsOf(contactFields).find((name) => name === refused)
  return field === undefined ? undefined : t(`contact:form.${field}`)
}

/** The last row of the contact form: the button and what became of the message. */
export const ContactOutcome = ({ flow, firstFieldId }: ContactOutcomeProps) => {
  const { t } = useTranslation(['contact', 'errors'])
  const { status, problem } = flow
  const again = useRef<HTMLButtonElement>(null)
  const sent = status === 'success'
  const wasSent = useRef(sent)
  const change = useEffectEvent(() => {
    announce(sent ? `${t('success.title')} ${t('success.text')}` : t('form.label'))
    // The button that had the focus is gone: without this the keyboard would start over.
    if (!isFocusLost()) return undefined
    if (!sent) return focusSoon(() => document.getElementById(firstFieldId))
    again.current?.focus()
    return undefined
  })
  useEffect(() => {
    if (sent === wasSent.current) return undefined
    wasSent.current = sent
    return change()
  }, [sent])

  if (sent) {
    return (
      <Banner
        tone="success"
        title={t('success.title')}
        actions={
          <Button ref={again} variant="outline" size="sm" onClick={flow.writeAnother}>
            {t('form.again')}
          </Button>
        }
      >
        {t('success.text')}
      </Banner>
    )
  }
  const sending = status === 'sending'
  return (
    <div className={styles.root}>
      {problem === null ? null : (
        <div className={styles.failure}>
          <Banner tone="error" live="alert" title={t('failure.title')}>
            <p>{failureReason(t, problem, contactLabel)}</p>
            <p>{t('failure.kept')}</p>
          </Banner>
        </div>
      )}
      <Button type="submit" busy={sending}>
        <span className={styles.label}>
          <span aria-hidden={sending ? true : undefined}>{t('form.send')}</span>
          <span aria-hidden={sending ? undefined : true}>{t('form.sending')}</span>
        </span>
      </Button>
    </div>
  )
}
