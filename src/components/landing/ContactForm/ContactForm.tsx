import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedText } from '#components/forms/failureReason.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { isolated } from '#domain/bidi.ts'
import {
  contactEntriesOf,
  contactFields,
  isSameContact,
  validateContact,
  type ContactEntries,
} from '#domain/contact.rules.ts'
import { fieldsOf, limitOf } from '#domain/form.ts'
import type { Language } from '#domain/language.ts'
import type { ContactFlow } from '#machines/contact.ts'
import { contactLabel, ContactOutcome } from './ContactOutcome.tsx'
import styles from './ContactForm.module.css'

/** A field that is typed. */
type ContactField = Exclude<keyof ContactEntries, 'product'>

const ordered = fieldsOf(contactFields).filter((field) => field !== 'product')

/** The fields in the order in which each language shows and names them: 姓 before 名 (brief §5). */
const fieldOrder: Readonly<Record<Language, readonly ContactField[]>> = {
  zh: ordered,
  en: ['firstName', ...ordered.filter((field) => field !== 'firstName')],
}

/** What a browser may fill in (WCAG 1.3.5), and the keyboard that a phone shows. */
const fieldKinds = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<ContactField, object>

/** Name of the field: nothing that a browser fills in. */
const honeypotName = 'subject_ref'

/** A hidden field that only robots fill in (decision C1). */
const Honeypot = () => {
  const { t } = useTranslation('contact')
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        <span>{t('form.honeypot')}</span>
        <input
          type="text"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          // 1Password, LastPass, Bitwarden, Dashlane
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  )
}

export interface ContactFormProps {
  readonly flow: ContactFlow
}

/**
 * The contact form (spec §5, brief §5). The success message replaces it; a failure is shown above the
 * button, and everything typed stays. Problems are shown at the fields and in a summary.
 */
export const ContactForm = ({ flow }: ContactFormProps) => {
  const { t } = useTranslation(['contact', 'common', 'errors'])
  const order = fieldOrder[useLanguage()]
  const root = useRef<HTMLFormElement>(null)
  const sent = useRef<FormData>(null)
  const { status, initial, saveDraft } = flow
  const [product, setProduct] = useState(initial.product)
  const [before, setBefore] = useState(status)
  if (status !== before) {
    setBefore(status)
    if (status === 'success') setProduct('')
  }
  const isAbout = useHydrated() && product !== ''
  const entriesIn = (data: FormData, about = product) =>
    contactEntriesOf((name) => (name === 'product' ? about : textOf(data, name)))
  const {
    form,
    field: ownField,
    summary,
  } = useForm({
    read: (data) => entriesIn(data),
    validate: validateContact,
    message: (problem) => t(`problem.${problem}`, { max: limitOf(contactFields, problem) }),
    order,
    pending: status === 'sending',
    onSubmit: (values, data) => {
      sent.current = data
      flow.submit({ ...values, honeypot: textOf(data, honeypotName) })
    },
  })

  const refused = flow.problem?.code === 'refused' ? flow.problem.field : null
  const field: typeof ownField = (name) => {
    const bound = ownField(name)
    if (refused === null || name !== refused) return bound
    return { ...bound, error: bound.error ?? refusedText(t, refused, contactLabel) }
  }
  const [first = 'email'] = order

  // Text that was typed before hydration becomes the draft.
  useEffect(() => {
    if (root.current === null) return
    const typed = entriesIn(new FormData(root.current))
    if (!isSameContact(typed, initial)) saveDraft(typed)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  useEffect(() => {
    if (status !== 'success') return
    for (const input of root.current?.querySelectorAll('input') ?? []) {
      // What was typed while the message was being sent stays.
      if (input.value === sent.current?.get(input.name)) input.value = ''
    }
  }, [status])

  return (
    <form
      {...form}
      className={styles.root}
      ref={root}
      aria-label={t('form.label')}
      onInput={(event) => {
        form.onInput(event)
        saveDraft(entriesIn(new FormData(event.currentTarget)))
      }}
    >
      <ErrorSummary title={t('problem.heading', { count: summary.problems.length })} {...summary} />
      {isAbout ? (
        <p className={styles.about}>
          <span>{t('form.about', { product: isolated(product) })}</span>
          <Button
            variant="quiet"
            size="sm"
            icon="close"
            onClick={() => {
              setProduct('')
              if (root.current !== null) saveDraft(entriesIn(new FormData(root.current), ''))
              // The button that had the focus goes.
              document.getElementById(field(first).id)?.focus()
            }}
          >
            {t('form.forgetAbout')}
          </Button>
        </p>
      ) : null}
      {/* The thanks take its place. What was typed while the message was being sent stays. */}
      <div className={styles.fields} hidden={status === 'success'}>
        {order.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...fieldKinds[name]}
            label={t(`form.${name}`)}
            required={contactFields[name].required}
            {...(contactFields[name].required ? {} : { indicator: t('common:action.optional') })}
            {...(name === 'email' ? { hint: t('form.emailHint') } : {})}
            defaultValue={initial[name]}
          />
        ))}
      </div>
      <Honeypot />
      <ContactOutcome flow={flow} firstFieldId={field(first).id} />
    </form>
  )
}
