import {
  emailProblem,
  isSameEmail,
  collectProblems,
  type FieldProblems,
  nameProblem,
  type NameProblem,
  isBlank,
  tidyText,
} from '#domain/fields.ts'
import {
  confirmProblem,
  newPasswordProblem,
  type ConfirmProblem,
  type NewPasswordProblem,
} from '#domain/password.rules.ts'

/** The form that changes the name. */
export interface NameForm {
  /** New name, as typed. */
  readonly name: string
}

/** The form that changes the address. */
export interface EmailForm {
  /** New address, as typed. */
  readonly email: string
  /** Password of the account, to allow the change. */
  readonly currentPassword: string
}

/** The form that changes the password. */
export interface ChangePasswordForm {
  /** Password that is replaced. */
  readonly currentPassword: string
  /** New password. */
  readonly password: string
  /** The new password once more. */
  readonly confirm: string
}

/** The form that closes the account. */
export interface CloseAccountForm {
  /** The name of the account, or its address where it has no name. */
  readonly name: string
  /** Password of the account, to allow its end. */
  readonly currentPassword: string
}

/** Why a field of the account page is refused (decision A8). */
export type AccountPageProblem =
  | NameProblem
  | 'emailRequired'
  | 'emailInvalid'
  | 'emailUnchanged'
  | 'currentPasswordRequired'
  | 'closeNameRequired'
  | 'closeNameDiffers'
  | NewPasswordProblem
  | ConfirmProblem

const changedEmailProblem = (email: string, current: string): AccountPageProblem | null =>
  emailProblem(email) ?? (isSameEmail(email, current) ? 'emailUnchanged' : null)

const currentPasswordProblem = (password: string): AccountPageProblem | null =>
  password === '' ? 'currentPasswordRequired' : null

/** Checks a new name, like that of sign-up (decision A8). */
export const validateName = ({ name }: NameForm): FieldProblems<'name', AccountPageProblem> =>
  collectProblems([['name', nameProblem(name)]])

/** Checks a new address against the present one (decision A8). */
export const validateEmailChange =
  (current: string) =>
  ({ email, currentPassword }: EmailForm): FieldProblems<keyof EmailForm, AccountPageProblem> =>
    collectProblems<keyof EmailForm, AccountPageProblem>([
      ['email', changedEmailProblem(email, current)],
      ['currentPassword', currentPasswordProblem(currentPassword)],
    ])

/** Checks a new password by the rules of sign-up (spec §5, decision A6). */
export const validateChangePassword = (
  form: ChangePasswordForm,
): FieldProblems<keyof ChangePasswordForm, AccountPageProblem> =>
  collectProblems<keyof ChangePasswordForm, AccountPageProblem>([
    ['currentPassword', currentPasswordProblem(form.currentPassword)],
    ['password', newPasswordProblem(form.password)],
    ['confirm', confirmProblem(form.password, form.confirm)],
  ])

const closeNameProblem = (typed: string, expected: string): AccountPageProblem | null => {
  if (isBlank(typed)) return 'closeNameRequired'
  const plain = (text: string) => tidyText(text.normalize('NFKC')).toLowerCase()
  return plain(typed) === plain(expected) ? null : 'closeNameDiffers'
}

/** Checks the question before an account is closed: its name typed, and the password (decision A8). */
export const validateCloseAccount =
  (expected: string) =>
  ({
    name,
    currentPassword,
  }: CloseAccountForm): FieldProblems<keyof CloseAccountForm, AccountPageProblem> =>
    collectProblems<keyof CloseAccountForm, AccountPageProblem>([
      ['name', closeNameProblem(name, expected)],
      ['currentPassword', currentPasswordProblem(currentPassword)],
    ])

/** What has to be typed to close an account: its name, or its address where it has none. */
export const closingName = ({
  name,
  email,
}: {
  readonly name: string
  readonly email: string
}): string => (isBlank(name) ? email : tidyText(name))
