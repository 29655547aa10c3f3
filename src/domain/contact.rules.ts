import {
  cleanEmail,
  emailProblem,
  collectProblems,
  type FieldProblems,
  isBlank,
  lengthOf,
  tidyText,
} from '#domain/fields.ts'
import { limits } from '#domain/limits.ts'

/** What the contact form holds. */
export interface ContactForm {
  /** Given name, as typed. */
  readonly firstName: string
  /** Family name, as typed. */
  readonly lastName: string
  /** Address for the reply, as typed. */
  readonly email: string
  /** Telephone number, as typed. */
  readonly phone: string
}

/** The attribute of a contact record that holds each field (spec §3). */
export const contactAttributes = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'emailAddress',
  phone: 'phoneNumber',
} as const satisfies Readonly<Record<keyof ContactForm, string>>

/** What the sender of a contact record decides, by attribute. */
export type ContactRecordFields = Readonly<
  Record<(typeof contactAttributes)[keyof ContactForm], string>
>

/** The contact form with its hidden field, which only robots fill (decision C1). */
export interface ContactSubmission extends ContactForm {
  /** The hidden field: empty when a person sends the form. */
  readonly honeypot: string
}

/** Why a field of the contact form is refused (spec §5). */
export type ContactProblem =
  | 'firstNameRequired'
  | 'firstNameTooLong'
  | 'lastNameRequired'
  | 'lastNameTooLong'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneTooLong'

/** How the value of each field is tidied. */
const tidy = {
  firstName: tidyText,
  lastName: tidyText,
  email: cleanEmail,
  phone: tidyText,
} satisfies Readonly<Record<keyof ContactForm, (value: string) => string>>

/** A contact form with the values that `read` returns for its fields. */
export const contactFormOf = (read: (field: keyof ContactForm) => string): ContactForm => {
  const fields = Object.keys(tidy) as (keyof ContactForm)[]
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as unknown as ContactForm
}

/** A contact form as it stands before anything is typed. */
export const emptyContactForm: ContactForm = contactFormOf(() => '')

/** The form with its values tidied: what is checked is what is sent. */
export const trimContact = (form: ContactForm): ContactForm =>
  contactFormOf((field) => tidy[field](form[field]))

/** The form as a record holds it, with its values tidied. */
export const contactRecordOf = (form: ContactForm): ContactRecordFields => {
  const fields = Object.entries(trimContact(form)) as [keyof ContactForm, string][]
  return Object.fromEntries(
    fields.map(([field, value]) => [contactAttributes[field], value]),
  ) as unknown as ContactRecordFields
}

/** Whether two messages are equal once trimmed. */
export const isSameContact = (one: ContactForm, other: ContactForm): boolean =>
  JSON.stringify(trimContact(one)) === JSON.stringify(trimContact(other))

const nameProblem = (
  value: string,
  required: ContactProblem,
  tooLong: ContactProblem,
): ContactProblem | null => {
  if (isBlank(value)) return required
  return lengthOf(value) > limits.contactNameMax ? tooLong : null
}

/** Checks the contact form; an empty result means that it may be sent (spec §5). */
export const validateContact = (
  form: ContactForm,
): FieldProblems<keyof ContactForm, ContactProblem> => {
  const { firstName, lastName, email, phone } = trimContact(form)
  return collectProblems<keyof ContactForm, ContactProblem>([
    ['firstName', nameProblem(firstName, 'firstNameRequired', 'firstNameTooLong')],
    ['lastName', nameProblem(lastName, 'lastNameRequired', 'lastNameTooLong')],
    ['email', emailProblem(email)],
    ['phone', lengthOf(phone) > limits.phoneMax ? 'phoneTooLong' : null],
  ])
}

/** Whether the hidden field was filled, which a person cannot do (decision C1). */
export const isFromRobot = (submission: ContactSubmission): boolean => submission.honeypot !== ''
