import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { RichText } from '#components/ui/richText.tsx'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { NewPasswordFields } from '#components/auth/NewPasswordFields/NewPasswordFields.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { linkRecipe } from '#components/theme/recipes/link.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { signupFields } from '#domain/signup.rules.ts'
import type { SignupFailure, SignupFlow } from '#machines/signup/flow.ts'
import { paths } from '#domain/paths.ts'

export interface SignupFormProps {
  readonly flow: Extract<SignupFlow, { readonly screen: 'form' }>
}

// A full-width bracket is half blank: an underline would run past it.
const LinkText = chakra('span', linkRecipe)

/** The reason under `Signup failed. Please try again.`, with a link to log-in where it helps (spec §8). */
const Reason = ({ problem }: { readonly problem: SignupFailure }) => {
  const { t } = useTranslation(['auth', 'errors'])
  switch (problem.code) {
    case 'alreadyExists':
    case 'passwordDiffers':
      return (
        <RichText
          text={t(`signup.${problem.code}`)}
          elements={{ login: <AppLink to={paths.login}>{null}</AppLink> }}
        />
      )
    default:
      return failureReason(t, problem)
  }
}

/** Name, email, a chosen password and the terms (spec §2, §5). Judged on submit only. */
export const SignupForm = ({ flow }: SignupFormProps) => {
  const { pending, problem, initial, submit } = flow
  const { t } = useTranslation('auth')
  return (
    <AccountForm fields={signupFields} pending={pending} failure={problem} onSubmit={submit}>
      {(field) => (
        <>
          <TextField
            {...field('name')}
            label={t('field.name')}
            autoComplete="name"
            defaultValue={initial.name}
            required
          />
          <TextField
            {...field('email')}
            type="email"
            label={t('field.email')}
            hint={t('signup.emailHint')}
            autoComplete="username"
            defaultValue={initial.email}
            required
          />
          <NewPasswordFields
            label={t('field.password')}
            confirmLabel={t('field.confirm')}
            password={field('password')}
            confirm={field('confirm')}
          />
          <Checkbox {...field('terms')} required>
            <RichText
              text={t('signup.terms')}
              elements={{
                terms: (
                  <AppLink to={paths.terms} variant="plain" newTab>
                    {null}
                  </AppLink>
                ),
                name: <LinkText />,
              }}
            />
          </Checkbox>
          {problem === null ? null : (
            <Banner tone="error" live="alert" title={t('signup.failed')}>
              <Reason problem={problem} />
            </Banner>
          )}
          <Button type="submit" block busy={pending}>
            {pending ? t('signup.pending') : t('signup.submit')}
          </Button>
        </>
      )}
    </AccountForm>
  )
}
