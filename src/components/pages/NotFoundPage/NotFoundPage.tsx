import { useTranslation } from 'react-i18next'
import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import { Grid, Line, Root, Text, Title } from './notFoundStyles.ts'

/**
 * The answer to an address that leads nowhere (decision P8): the line from edge to edge, open in the
 * mark, and the way home.
 */
export const NotFoundPage = () => {
  const { t } = useTranslation(['notFound', 'common'])
  return (
    <Root>
      <Grid>
        <Title>{t('heading')}</Title>
        <Line>
          <OpenMarkIllustration />
        </Line>
        <Text>
          <p>{t('text')}</p>
          <AppLink to={paths.home} variant="solid" size="lg" icon="arrowLeft">
            {t('common:nav.home')}
          </AppLink>
        </Text>
      </Grid>
    </Root>
  )
}
