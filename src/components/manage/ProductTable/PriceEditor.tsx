import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { parsePrice, type NumberRefusal } from '#domain/catalogue/numbers.ts'

/** Props of {@link PriceEditor}. */
export interface PriceEditorProps {
  /** Whose price it is. */
  readonly name: string
  /** The price before, in US dollars. */
  readonly price: number
  /** The new price is being stored. @defaultValue false */
  readonly busy?: boolean
  /** Called with a price above 0 with at most two decimals (spec §5), on Save or Enter. */
  readonly onSave: (price: number) => void
  /** Called on Escape or on the button with the cross. */
  readonly onCancel: () => void
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '1.5', justifyItems: 'start', minWidth: 0 },
})
const Row = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } })
const Input = chakra('input', {
  base: {
    ...inputRecipe.base,
    width: '6rem',
    minHeight: 'control.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})

/** A price in a row, being changed (brief §5): Enter saves, Escape leaves it as it was. */
export const PriceEditor = ({ name, price, busy = false, onSave, onCancel }: PriceEditorProps) => {
  const { t } = useTranslation('manage')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(price.toFixed(2))
  const [refusal, setRefusal] = useState<NumberRefusal | null>(null)

  // The field took the place of the button that was pressed, so it takes its focus too.
  useEffect(() => {
    input.current?.select()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const read = parsePrice(text)
    setRefusal(read.ok ? null : read.failure)
    if (read.ok) onSave(read.value)
    else input.current?.focus()
  }

  return (
    <Form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onCancel()
      }}
    >
      <Row>
        <VisuallyHidden>
          <label htmlFor={id}>{t('table.priceOf', { name })}</label>
        </VisuallyHidden>
        <Input
          ref={input}
          id={id}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={refusal === null ? undefined : true}
          aria-describedby={refusal === null ? undefined : `${id}-error`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" busy={busy} label={t('table.savePriceOf', { name })}>
          {t('table.savePrice')}
        </Button>
        <button
          type="button"
          className="quiet icon"
          aria-label={t('table.cancelPrice', { name })}
          onClick={onCancel}
        >
          <Icon name="close" size={16} />
        </button>
      </Row>
      {refusal === null ? null : (
        <div role="alert">
          <FieldError id={`${id}-error`}>
            {t('problem.withReason', {
              problem: t('problem.priceInvalid'),
              reason: t(`number.${refusal}`),
            })}
          </FieldError>
        </div>
      )}
    </Form>
  )
}
