import type { ContactForm } from '#domain/contact.rules.ts'
import type { Language } from '#domain/language.ts'

/** A field of the contact form. */
export type ContactField = keyof ContactForm

/** The fields in the order in which each language shows and names them: 姓 before 名 (brief §5). */
export const fieldOrder: Readonly<Record<Language, readonly ContactField[]>> = {
  zh: ['lastName', 'firstName', 'email', 'phone'],
  en: ['firstName', 'lastName', 'email', 'phone'],
}

/** What a browser may fill in (WCAG 1.3.5), and the keyboard that a phone shows. */
export const fieldKinds = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<ContactField, object>
