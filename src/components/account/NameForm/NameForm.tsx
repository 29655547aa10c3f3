import { useTranslation } from 'react-i18next'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { nameFields } from '#domain/account.rules.ts'
import type { NameFlow } from '#machines/profile.ts'

export interface NameFormProps {
  readonly flow: NameFlow
  /** The present name. */
  readonly name: string
}

/** Changes the name, with the rules of sign-up. */
export const NameForm = ({ flow, name }: NameFormProps) => {
  const { typed, saving, problem, timesSaved } = flow
  const { t } = useTranslation('account')
  return (
    <AccountForm
      fields={nameFields}
      pending={saving}
      failure={problem}
      onSubmit={(form) => flow.rename(form.name)}
    >
      {(field) => (
        <>
          <TextField
            {...field('name')}
            label={t('profile.name')}
            autoComplete="name"
            defaultValue={typed ?? name}
            required
          />
          <ProblemBanner title={t('profile.nameFailed')} problem={problem} />
          {problem === null && !saving && timesSaved > 0 ? (
            <Banner key={timesSaved} tone="success" live="status" title={t('profile.nameSaved')} />
          ) : null}
          <div>
            <Button type="submit" variant="outline" busy={saving}>
              {saving ? t('profile.saving') : t('profile.saveName')}
            </Button>
          </div>
        </>
      )}
    </AccountForm>
  )
}
