import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingPicture } from '#components/art/MissingPicture/MissingPicture.tsx'
import { formatShare, formatSize } from '#components/catalogue/format.ts'
import { pictureFit } from '#components/catalogue/pictureFit.ts'
import type { PictureFailureCode } from '#components/manage/codes.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Plate } from '#components/ui/Plate/Plate.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { acceptedPictures } from '#domain/catalogue/pictures.ts'
import type { ManagementView } from '#machines/management/management.view.ts'

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  /** None, being prepared, or ready to be saved (decision P3). */
  readonly picture: ManagementView['picture']
  /** Why the last chosen file was refused, or `null`. */
  readonly refusal: PictureFailureCode | null
  /** Called with a chosen or dropped file. */
  readonly onChoose: (file: File) => void
  /** Takes the picture away, or stops preparing it. */
  readonly onRemove: () => void
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minWidth: 0 },
})
const Label = chakra('span', {
  base: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
})
const Mark = chakra('span', { base: { fontWeight: 'normal', color: 'fg.subtle' } })
const Drop = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4' },
    padding: { base: '2.5', sm: '3' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'sm',
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: 'brand.solid',
      background: 'brand.subtle',
    },
  },
})
const Thumb = chakra('div', { base: { flex: 'none', width: { base: '4.5rem', sm: '6rem' } } })
const Side = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minWidth: 0 },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Hint = chakra('p', { base: { fontSize: 'xs', lineHeight: 'snugZh', color: 'fg.subtle' } })
const FileInput = chakra('input', { base: { display: 'none' } })

/**
 * The optional picture of a new product (spec §5): chosen by a button or dropped, shown as it will
 * be saved, with progress that can be stopped. A refusal says why and keeps everything else.
 */
export const PictureField = ({ picture, refusal, onChoose, onRemove }: PictureFieldProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const ready = picture.state === 'ready' ? picture.prepared : null
  const preparing = picture.state === 'preparing'
  const words = {
    none: '',
    preparing: preparing
      ? t('manage.form.preparing', { percent: formatShare(picture.progress, i18n.language) })
      : '',
    ready:
      ready === null
        ? ''
        : t('manage.form.pictureReady', { size: formatSize(ready.size, i18n.language) }),
  }[picture.state]
  const take = (file: File | undefined) => {
    if (file !== undefined) onChoose(file)
  }
  return (
    <Root role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Label id={`${id}-label`}>
        {t('manage.form.picture')} <Mark>{t('manage.form.optional')}</Mark>
      </Label>
      {refusal === null ? null : (
        <div role="alert">
          <FieldError id={`${id}-error`}>{t(`manage.failure.picture.${refusal}`)}</FieldError>
        </div>
      )}
      <Drop
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <Thumb>
          <Plate
            src={ready?.dataUrl}
            alt=""
            fit={ready === null ? 'contain' : pictureFit(ready.dataUrl)}
            fallback={<MissingPicture />}
            eager
          />
        </Thumb>
        <Side>
          <Buttons>
            <Button
              ref={choose}
              look="outline"
              size="sm"
              icon="picture"
              disabled={preparing}
              describedBy={refusal === null ? `${id}-hint` : `${id}-error`}
              onClick={() => input.current?.click()}
            >
              {t(ready === null ? 'manage.form.choosePicture' : 'manage.form.changePicture')}
            </Button>
            {picture.state === 'none' ? null : (
              <Button
                look="quiet"
                size="sm"
                onClick={() => {
                  onRemove()
                  // This button goes away; the one beside it takes over the focus.
                  choose.current?.focus()
                }}
              >
                {t(preparing ? 'manage.busy.cancel' : 'manage.form.removePicture')}
              </Button>
            )}
          </Buttons>
          {words === '' ? null : <Hint aria-hidden="true">{words}</Hint>}
          <Hint id={`${id}-hint`}>{t('manage.form.pictureHint')}</Hint>
          {/* Spoken when it is ready; the steps on the way would only be noise. */}
          <VisuallyHidden role="status">{ready === null ? '' : words}</VisuallyHidden>
        </Side>
      </Drop>
      <FileInput
        ref={input}
        type="file"
        accept={acceptedPictures}
        aria-label={t('manage.form.choosePicture')}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          take(chosen)
        }}
      />
    </Root>
  )
}
