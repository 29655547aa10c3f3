import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReload } from '#app/layout/useReload.ts'
import { useScriptFailed } from '#app/layout/useScriptFailed.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '4',
    insetBlockEnd: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    maxWidth: '40rem',
    marginInline: 'auto',
    borderRadius: 'sm',
    background: 'bg',
    boxShadow: 'menu',
  },
})

/** Asks for a reload when a script of the page could not be fetched (decision D2). */
export const ReloadNotice = () => {
  const { t } = useTranslation('common')
  const { offline, reload } = useReload()
  if (!useScriptFailed()) return null
  return (
    <Root>
      <Banner
        tone="error"
        live="alert"
        title={t(offline ? 'status.incomplete.offline' : 'status.incomplete.text')}
        actions={
          <Button variant="outline" size="sm" onClick={reload}>
            {t('status.failed.reload')}
          </Button>
        }
      />
    </Root>
  )
}
