import { emptyContactForm, type ContactForm } from '#domain/contact.rules.ts'

/** A message with every required field. */
export const message: ContactForm = {
  ...emptyContactForm,
  firstName: '夏',
  lastName: '林',
  email: 'lin@example.com',
}
