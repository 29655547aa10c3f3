import type { Schema } from '#backend/config/schema.ts'

/** What the owner reads of a message beside the name, in this order, with its headings. */
export const contactDetails = [
  { attribute: 'emailAddress', zh: '电子邮箱', en: 'Email' },
  { attribute: 'phoneNumber', zh: '电话', en: 'Phone' },
  { attribute: 'product', zh: '产品', en: 'Product' },
] as const

/** The fields of a contact record that its sender decides (spec §3). */
export type ContactFields = Readonly<
  Record<'firstName' | 'lastName' | (typeof contactDetails)[number]['attribute'], string>
>

/** The values of {@link contactDetails}. */
export const detailsOf = (fields: ContactFields): string[] =>
  contactDetails.map(({ attribute }) => fields[attribute])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the fields of a stored record; what is missing is empty. */
export const contactFields = (data: Readonly<Record<string, unknown>>): ContactFields => {
  const attributes = ['firstName', 'lastName', ...contactDetails.map(({ attribute }) => attribute)]
  return Object.fromEntries(attributes.map((key) => [key, textOf(data[key])])) as ContactFields
}

/** Whether a record is the code of the default sign-up and no message (decision S1). */
export const isCodeRecord = ({
  firstName,
  lastName,
}: Pick<ContactFields, 'firstName' | 'lastName'>) =>
  firstName === 'Verification' && lastName === 'Code'

// Names in these scripts; people add signs and pictures to them.
const familyFirst =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Extended_Pictographic}ー·\s]+$/u

/** The name of a sender: 张三 in Chinese, Ann Lee in English. */
export const contactName = ({
  firstName,
  lastName,
}: Pick<ContactFields, 'firstName' | 'lastName'>) =>
  familyFirst.test(firstName + lastName)
    ? `${lastName}${firstName}`
    : `${firstName} ${lastName}`.trim()

// Strangers wrote these texts: nothing in them may steer a terminal, break a line or turn it around.
const unprintable = /[\p{C}\p{Zl}\p{Zp}]+/gu

/** A text of a record that can stand on one line. */
export const plainText = (text: string) => text.replace(unprintable, '�')

const two = (value: number) => String(value).padStart(2, '0')

/** A moment in the zone of this machine, as spreadsheets read it: 2026-01-31 18:02. */
export const localTime = (moment: number): string => {
  const date = new Date(moment)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The collection of the contact form. */
export const contactCollection = ({ collections }: Schema) =>
  collections.find(({ $id }) => $id === 'contacts')
