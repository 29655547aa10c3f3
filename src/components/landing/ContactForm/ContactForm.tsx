import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import type { ContactCommands, ContactView } from '#machines/contact/contact.view.ts'
import { ContactOutcome } from './ContactOutcome.tsx'
import { fieldKinds, fieldOrder } from './fields.ts'
import { problemWords } from './problemWords.ts'
import { Trap } from './Trap.tsx'
import { useContactForm } from './useContactForm.ts'

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** State and verbs of the message (spec §4). */
  readonly contact: ContactView & ContactCommands
  /** Told on each attempt whether the form was refused, so that the page's title can say so. */
  readonly onInvalidChange?: (invalid: boolean) => void
}

const Root = chakra('form', { base: { display: 'grid', gap: '5.5', maxWidth: '40rem' } })

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5.5',
    columnGap: '4',
    gridTemplateColumns: { sm: '1fr 1fr' },
    // The two names stand beside one another, the rest below.
    '& > *:nth-of-type(n + 3)': { gridColumn: { sm: '1 / -1' } },
  },
})

/**
 * The contact form (spec §5, brief §5): idle, sending, success in place of the button, failure above
 * it with everything kept. Problems stand at the fields and in a summary that takes the focus.
 */
export const ContactForm = ({ contact, onInvalidChange }: ContactFormProps) => {
  const { t } = useTranslation(['contact', 'common'])
  const language = useLanguage()
  const id = useId()
  const { form, problems, attempt, change, submit } = useContactForm(contact, onInvalidChange)

  const words = problemWords(t)
  const order = fieldOrder[language]
  const errors = order.flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [{ fieldId: `${id}-${field}`, text: words[problem] }]
  })
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.text

  return (
    // `post`: should it be sent before the script is there, nothing typed shows in the address.
    <Root method="post" noValidate aria-label={t('form.label')} onSubmit={submit}>
      <ErrorSummary
        title={t('problem.heading', { count: errors.length })}
        problems={errors}
        attempt={attempt}
      />
      <Fields>
        {order.map((field) => (
          <TextField
            key={field}
            {...fieldKinds[field]}
            id={`${id}-${field}`}
            name={field}
            label={t(`form.${field}`)}
            required={field !== 'phone'}
            {...(field === 'phone' ? { mark: t('common:action.optional') } : {})}
            {...(field === 'email' ? { hint: t('form.emailHint') } : {})}
            value={form[field]}
            error={errorOf(`${id}-${field}`)}
            onChange={(value) => change(field, value)}
          />
        ))}
      </Fields>
      <Trap />
      <ContactOutcome contact={contact} firstFieldId={`${id}-${order[0] ?? ''}`} />
    </Root>
  )
}
