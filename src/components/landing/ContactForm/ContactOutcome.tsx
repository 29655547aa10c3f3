import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ContactFlow } from '#machines/contact.ts'
import { LineEnd, LineEndRow } from './LineEnd.tsx'

interface ContactOutcomeProps {
  /** State and commands of the contact machine (spec §4). */
  readonly contact: ContactFlow
  /** Id of the field that takes the focus when another message begins. */
  readonly firstFieldId: string
}

const Root = chakra('div', { base: { display: 'grid', gap: '5.5', justifyItems: 'start' } })

const Wide = chakra('div', { base: { width: '100%' } })

// Both labels share one grid cell, so the button keeps its width while sending.
const Label = chakra('span', {
  base: {
    display: 'inline-grid',
    '& > span': { gridArea: '1 / 1' },
    '& > [aria-hidden]': { visibility: 'hidden' },
  },
})

/** The last row of the contact form: the button and what became of the message. */
export const ContactOutcome = ({ contact, firstFieldId }: ContactOutcomeProps) => {
  const { t } = useTranslation(['contact', 'errors'])
  const { status, problem } = contact
  const banner = useRef<HTMLDivElement>(null)
  const sent = status === 'success'
  const wasSent = useRef(sent)
  useEffect(() => {
    // The button that had the focus is gone: without this the keyboard would start over.
    const lost = document.activeElement === null || document.activeElement === document.body
    if (sent && !wasSent.current && lost) banner.current?.focus()
    wasSent.current = sent
  }, [sent])

  if (sent) {
    const again = () => {
      document.getElementById(firstFieldId)?.focus()
      contact.writeAnother()
    }
    return (
      <LineEndRow>
        <LineEnd closed />
        <Banner
          ref={banner}
          focusable
          tone="success"
          live="status"
          title={t('success.title')}
          actions={
            <Button variant="outline" size="sm" onClick={again}>
              {t('form.again')}
            </Button>
          }
        >
          {t('success.text')}
        </Banner>
      </LineEndRow>
    )
  }
  const sending = status === 'sending'
  return (
    <Root>
      {problem === null ? null : (
        <Wide>
          <Banner tone="error" live="alert" title={t('failure.title')}>
            <p>{failureReason(t, problem)}</p>
            <p>{t('failure.kept')}</p>
          </Banner>
        </Wide>
      )}
      <LineEndRow>
        <LineEnd closed={false} />
        <Button type="submit" busy={sending}>
          <Label>
            <span aria-hidden={sending ? true : undefined}>{t('form.send')}</span>
            <span aria-hidden={sending ? undefined : true}>{t('form.sending')}</span>
          </Label>
        </Button>
      </LineEndRow>
    </Root>
  )
}
