import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShare, formatSize } from '#domain/format.ts'
import { pictureFit } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileDrop } from '#components/ui/FileDrop/FileDrop.tsx'
import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import { acceptedPictures, type PictureFailure } from '#domain/catalogue/picture.rules.ts'
import type { FormPicture } from '#machines/management/form.ts'
import styles from './PictureField.module.css'

export interface PictureFieldProps {
  /** None, being prepared, or ready to be saved (decision P3). */
  readonly picture: FormPicture
  /** The stored picture, shown while it is kept. @defaultValue null */
  readonly kept?: string | null
  /** Why the last chosen file was refused, or `null`. */
  readonly failure: PictureFailure | null
  /** The form is being saved with the picture that is shown: none can be chosen. @defaultValue false */
  readonly saving?: boolean
  /** Called with a chosen or dropped file. */
  readonly onChoose: (file: File) => void
  /** Takes the picture away, or stops preparing it. */
  readonly onRemove: () => void
}

/**
 * The optional picture of a product (spec §5): chosen by a button or dropped, shown as it will
 * be saved, with progress that can be stopped. A refusal says why and keeps everything else.
 */
export const PictureField = ({
  picture,
  kept = null,
  failure,
  saving = false,
  onChoose,
  onRemove,
}: PictureFieldProps) => {
  const { t, i18n } = useTranslation('manage')
  const choose = useRef<HTMLButtonElement>(null)
  const ready = picture.state === 'ready' ? picture.prepared : null
  const shown = ready?.dataUrl ?? (picture.state === 'kept' ? kept : null)
  const preparing = picture.state === 'preparing'
  const text = {
    none: '',
    kept: '',
    preparing: preparing
      ? t('form.preparing', { percent: formatShare(picture.progress, i18n.language) })
      : '',
    ready:
      ready === null ? '' : t('form.pictureReady', { size: formatSize(ready.size, i18n.language) }),
  }[picture.state]
  return (
    <FileDrop
      ref={choose}
      label={t('form.picture')}
      indicator={t('form.optional')}
      buttonLabel={t(shown === null ? 'form.choosePicture' : 'form.changePicture')}
      hint={t('form.pictureHint')}
      error={failure === null ? undefined : t(`failure.picture.${failure}`)}
      accept={acceptedPictures}
      icon="picture"
      busy={preparing || saving}
      onFile={onChoose}
      preview={
        <MediaFrame
          src={shown ?? undefined}
          alt=""
          fit={shown === null ? 'contain' : pictureFit(shown)}
          fallback={null}
          eager
        />
      }
      actions={
        picture.state === 'none' ? null : (
          <Button
            variant="quiet"
            size="sm"
            disabled={saving}
            onClick={() => {
              onRemove()
              // This button is removed, so focus moves to the one beside it.
              choose.current?.focus()
            }}
          >
            {t(preparing ? 'busy.cancel' : 'form.removePicture')}
          </Button>
        )
      }
      status={
        <>
          {text === '' ? null : (
            <p className={styles.progress} aria-hidden="true">
              {text}
            </p>
          )}
          {/* Announced when it is ready, not at each step. */}
          <VisuallyHidden role="status">{ready === null ? '' : text}</VisuallyHidden>
        </>
      }
    />
  )
}
