import { emptyContact, type ContactEntries } from '#domain/contact.rules.ts'

/** A message with every required field. */
export const message: ContactEntries = {
  ...emptyContact,
  firstName: '夏',
  lastName: '林',
  email: 'lin@example.com',
}
