import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#components/account/LoadFailed/LoadFailed.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Field } from '#components/ui/Field/Field.tsx'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { isLanguage, languages } from '#domain/language.ts'
import type { MailLanguageFlow } from '#machines/profile.ts'

export interface MailLanguageFieldProps {
  readonly flow: MailLanguageFlow
}

const Root = chakra('div', { base: { display: 'grid', gap: '4' } })

/** The language of mails, kept in the preferences of the account (decision A8). Saved when chosen. */
export const MailLanguageField = ({ flow }: MailLanguageFieldProps) => {
  const { status, language, problem, timesSaved } = flow
  const { t } = useTranslation(['account', 'common'])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // A choice that was not saved falls back to the stored one.
    if (problem !== null && select.current !== null) select.current.value = language ?? ''
  }, [problem, language])
  const label = t('mailLanguage.label')
  const hint = t('mailLanguage.hint')
  if (status === 'reading') {
    return (
      <Root>
        <VisuallyHidden>{t('mailLanguage.reading')}</VisuallyHidden>
        <Field label={label} hint={hint}>
          {() => <Skeleton shape="control" />}
        </Field>
      </Root>
    )
  }
  if (status === 'unknown') {
    return <LoadFailed title={t('mailLanguage.unknown')} problem={problem} onRetry={flow.retry} />
  }
  return (
    <Root>
      <SelectField
        ref={select}
        name="mailLanguage"
        label={label}
        hint={hint}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        {...(language === null
          ? { placeholder: t('mailLanguage.none') }
          : { defaultValue: language })}
        onChange={(value) => {
          if (isLanguage(value)) flow.choose(value)
        }}
      />
      <ProblemBanner title={t('mailLanguage.failed')} problem={problem} />
      {problem === null && timesSaved > 0 && status === 'ready' ? (
        <Banner key={timesSaved} tone="success" live="status" title={t('mailLanguage.saved')} />
      ) : null}
    </Root>
  )
}
