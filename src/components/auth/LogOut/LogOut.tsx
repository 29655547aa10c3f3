import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { LogOutFlow } from '#machines/auth/flow.ts'

export interface LogOutProps {
  readonly flow: LogOutFlow
}

/** Logs out (spec §2). The page shows a failure with {@link LogOutProblem}. */
export const LogOut = memo(function LogOut({ flow: { loggingOut, logOut } }: LogOutProps) {
  const { t } = useTranslation('common')
  return (
    <Button variant="outline" icon="logOut" busy={loggingOut} onClick={logOut}>
      {loggingOut ? t('logOut.pending') : t('logOut.submit')}
    </Button>
  )
})

/** Why log-out failed (spec §8). The session continues. */
export const LogOutProblem = memo(function LogOutProblem({ flow: { problem } }: LogOutProps) {
  const { t } = useTranslation('common')
  return <ProblemBanner title={t('logOut.failed')} problem={problem} />
})
