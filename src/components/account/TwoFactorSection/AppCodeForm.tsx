import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateCode } from '#domain/code.rules.ts'
import type { FactorsFailure } from '#machines/factors/factors.view.ts'

/** Props of {@link AppCodeForm}. */
interface AppCodeFormProps {
  /** The code is being checked. */
  readonly pending: boolean
  /** Why the last one was not accepted. */
  readonly problem: FactorsFailure | null
  /** Called with six digits, once for each submit. */
  readonly onSubmit: (code: string) => void
  /** The buttons. */
  readonly children: ReactNode
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } })

/** Asks for a code of the authenticator app. */
export const AppCodeForm = ({ pending, problem, onSubmit, children }: AppCodeFormProps) => {
  const { t } = useTranslation(['twoFactor', 'errors'])
  const { form, field } = useForm({
    read: (data) => textOf(data, 'code'),
    validate: (code) => {
      const found = validateCode(code)
      return found === null ? {} : { code: found }
    },
    message: () => t('section.incomplete'),
    pending,
    focusField: true,
    onSubmit: (code) => onSubmit(code),
  })
  return (
    <Form {...form}>
      <CodeInput
        {...field('code')}
        label={t('section.group')}
        digitLabel={(position, total) => t('section.digit', { position, total })}
        readOnly={pending}
      />
      {problem === null ? null : (
        <Banner
          tone="error"
          live="alert"
          title={problem.code === 'invalidToken' ? t('section.wrong') : t('section.failed')}
        >
          {problem.code === 'invalidToken' ? undefined : failureReason(t, problem)}
        </Banner>
      )}
      {children}
    </Form>
  )
}
