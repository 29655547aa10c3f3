import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import {
  contactFormOf,
  isSameContact,
  validateContact,
  type ContactForm as ContactValues,
  type ContactProblem,
} from '#domain/contact.rules.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import type { Translate } from '#locales/index.ts'
import type { ContactFlow } from '#machines/contact.ts'
import { ContactOutcome } from './ContactOutcome.tsx'

type TooLong = Extract<ContactProblem, `${string}TooLong`>

/** How many characters a field may have, by the problem of one that has more. */
const longest: Readonly<Record<TooLong, number> & Partial<Record<ContactProblem, number>>> = {
  firstNameTooLong: limits.contactNameMax,
  lastNameTooLong: limits.contactNameMax,
  phoneTooLong: limits.phoneMax,
}

/** The text of a problem in the contact form (spec §5). A problem without a text does not compile. */
const problemMessage = (t: Translate, problem: ContactProblem): string =>
  t(`contact:problem.${problem}`, { max: longest[problem] ?? 0 })

/** A field of the contact form. */
type ContactField = keyof ContactValues

/** The fields in the order in which each language shows and names them: 姓 before 名 (brief §5). */
const fieldOrder: Readonly<Record<Language, readonly ContactField[]>> = {
  zh: ['lastName', 'firstName', 'email', 'phone'],
  en: ['firstName', 'lastName', 'email', 'phone'],
}

/** What a browser may fill in (WCAG 1.3.5), the keyboard that a phone shows, and what may stay empty. */
const fieldKinds = {
  firstName: { type: 'text', autoComplete: 'given-name', required: true },
  lastName: { type: 'text', autoComplete: 'family-name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
} as const satisfies Record<ContactField, object>

/** Name of the field: nothing that a browser fills in. */
const honeypotName = 'subject_ref'

// Not `display: none`: some robots skip such fields.
const Hidden = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '-100vw',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
})

/** A hidden field that only robots fill in (decision C1). */
const Honeypot = () => {
  const { t } = useTranslation('contact')
  return (
    <Hidden aria-hidden="true">
      <label>
        <span>{t('form.honeypot')}</span>
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Hidden>
  )
}

export interface ContactFormProps {
  /** State and commands of the contact machine (spec §4). */
  readonly contact: ContactFlow
  /** Called on each submit with whether the values were refused; the title of the page follows. */
  readonly onInvalidChange?: (invalid: boolean) => void
}

const Root = chakra('form', { base: { display: 'grid', gap: '5.5', maxWidth: '44rem' } })

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5.5',
    columnGap: '4',
    gridTemplateColumns: { sm: '1fr 1fr' },
    // The two names are side by side, the other fields below.
    '& > *:nth-of-type(n + 3)': { gridColumn: { sm: '1 / -1' } },
  },
})

const read = (data: FormData): ContactValues => contactFormOf((name) => textOf(data, name))

/**
 * The contact form (spec §5, brief §5). The success message replaces the button; a failure is shown
 * above it, and everything typed stays. Problems are shown at the fields and in a summary.
 */
export const ContactForm = ({ contact, onInvalidChange }: ContactFormProps) => {
  const { t } = useTranslation(['contact', 'common', 'errors'])
  const order = fieldOrder[useLanguage()]
  const root = useRef<HTMLFormElement>(null)
  const sent = useRef<FormData>(null)
  const { status, initial, saveDraft } = contact
  const {
    form,
    field: ownField,
    summary,
  } = useForm({
    read,
    validate: validateContact,
    message: (problem) => problemMessage(t, problem),
    order,
    pending: status === 'sending',
    onSubmit: (values, data) => {
      sent.current = data
      contact.submit({ ...values, honeypot: textOf(data, honeypotName) })
    },
    onInvalidChange,
  })

  const refused = contact.problem?.code === 'refused' ? contact.problem.field : null
  const field: typeof ownField = (name) => {
    const bound = ownField(name)
    if (refused === null || name !== refused) return bound
    return { ...bound, error: bound.error ?? t(`errors:refused.${refused}`) }
  }
  const [first = 'email'] = order

  // Text that was typed before hydration becomes the draft.
  useEffect(() => {
    if (root.current === null) return
    const typed = read(new FormData(root.current))
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
    <Root
      {...form}
      ref={root}
      aria-label={t('form.label')}
      onInput={(event) => {
        form.onInput(event)
        // Typing after a success starts another message.
        if (status === 'success') contact.writeAnother()
        saveDraft(read(new FormData(event.currentTarget)))
      }}
    >
      <ErrorSummary title={t('problem.heading', { count: summary.problems.length })} {...summary} />
      <Fields>
        {order.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...fieldKinds[name]}
            label={t(`form.${name}`)}
            {...(fieldKinds[name].required ? {} : { indicator: t('common:action.optional') })}
            {...(name === 'email' ? { hint: t('form.emailHint') } : {})}
            defaultValue={initial[name]}
          />
        ))}
      </Fields>
      <Honeypot />
      <ContactOutcome contact={contact} firstFieldId={field(first).id} />
    </Root>
  )
}
