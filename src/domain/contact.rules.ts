import { cleanEmail, emailProblem, tidyText } from '#domain/fields.ts'
import {
  entriesOf,
  fieldsOf,
  tidied,
  validate,
  type EntriesOf,
  type FieldRule,
} from '#domain/form.ts'
import { limits } from '#domain/limits.ts'

// By code points, as the service counts.
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')

/** A field of the contact form, and the attribute of a contact record that holds it (spec §3). */
interface ContactRule extends FieldRule {
  readonly attribute: string
  readonly tidy: (typed: string) => string
  /** Not of the specification's record: left out while empty, as a collection of an earlier version lacks it. */
  readonly added?: true
}

/** The contact form (spec §5). An English page shows the given name first. */
export const contactFields = {
  lastName: { attribute: 'lastName', max: 50, required: true, tidy: tidyText },
  firstName: { attribute: 'firstName', max: 50, required: true, tidy: tidyText },
  email: {
    attribute: 'emailAddress',
    max: limits.emailMax,
    required: true,
    tidy: cleanEmail,
    check: emailProblem,
  },
  phone: { attribute: 'phoneNumber', max: 20, required: false, tidy: tidyText },
  // Not typed: the name of the product that the message is about. It may come from a link that anybody wrote: no more
  // than a name on one line is kept of it, and nothing that turns its direction. A longer one is cut, never refused.
  product: {
    attribute: 'product',
    max: limits.productName,
    required: false,
    added: true,
    tidy: (name) =>
      cut(
        tidyText(name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')),
        limits.productName,
      ),
    check: () => null,
  },
} as const satisfies Readonly<Record<string, ContactRule>>

/** What the contact form holds, as typed. */
export type ContactEntries = EntriesOf<typeof contactFields>

/** The contact form with its hidden field, which only robots fill (decision C1). */
export interface ContactSubmission extends ContactEntries {
  /** The hidden field: empty when a person sends the form. */
  readonly honeypot: string
}

/** What the sender of a contact record decides, by attribute; `product` only where there is one. */
export type ContactRecordFields = Readonly<
  Record<(typeof contactFields)[Exclude<keyof ContactEntries, 'product'>]['attribute'], string> &
    Partial<Record<'product', string>>
>

/** A contact form with the values that `read` returns for its fields. */
export const contactEntriesOf = (read: (field: keyof ContactEntries) => string): ContactEntries =>
  entriesOf(contactFields, read)

/** A contact form as it stands before anything is typed. */
export const emptyContact: ContactEntries = contactEntriesOf(() => '')

/** The form as a record holds it, with its values tidied. */
export const contactRecordOf = (entries: ContactEntries): ContactRecordFields => {
  const kept = tidied(contactFields, entries)
  // `fromEntries` forgets the keys.
  return Object.fromEntries(
    fieldsOf(contactFields)
      .filter((field) => !('added' in contactFields[field]) || kept[field] !== '')
      .map((field) => [contactFields[field].attribute, kept[field]]),
  ) as ContactRecordFields
}

/** A record as a collection of an earlier version takes it, without the attributes that were added. */
export const withoutAdded = (
  record: Partial<ContactRecordFields>,
): Partial<ContactRecordFields> => {
  const added = Object.values(contactFields).filter((rule) => 'added' in rule)
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => added.every(({ attribute }) => attribute !== name)),
  )
}

/** Whether two messages are equal once tidied. */
export const isSameContact = (one: ContactEntries, other: ContactEntries): boolean =>
  JSON.stringify(contactRecordOf(one)) === JSON.stringify(contactRecordOf(other))

/** Checks the contact form; an empty result means that it may be sent (spec §5). */
export const validateContact = validate(contactFields)

/** Whether the hidden field was filled, which a person cannot do (decision C1). */
export const isFromRobot = (submission: ContactSubmission): boolean => submission.honeypot !== ''

/**
 * How many days contact records are kept.
 *
 * @param setting - `CONTACT_KEEP_DAYS`: days from 1, or `never` to remove none.
 * @returns 0 where they are kept without end.
 */
export const contactKeepDays = (setting = ''): number =>
  setting === 'never' ? 0 : Number(setting === '' ? limits.contactKeepDays : setting)
