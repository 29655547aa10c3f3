import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { endsComposition } from '#components/ui/composition.ts'
import { isFocusLost } from '#components/ui/focus.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { formatPrice } from '#domain/format.ts'
import { parsePrice, stepPrice, type NumberProblem } from '#domain/catalogue/numbers.ts'
import styles from './PriceEditor.module.css'

export interface PriceEditorProps {
  /** Whose price it is. */
  readonly name: string
  /** The stored price, in US dollars; another tab may change it meanwhile. */
  readonly price: number
  /** What was typed before the row was out of sight. @defaultValue nothing */
  readonly typed?: () => string | undefined
  /** Called with every change of the text. */
  readonly onType?: (text: string) => void
  /** Called with a price above 0 with at most two decimals (spec §5), on Save or Enter. */
  readonly onSave: (price: number) => void
  /** Called on Escape or on the button with the cross. */
  readonly onCancel: () => void
}

const Box = chakra('span', controlBoxRecipe)
const Action = chakra('button', buttonRecipe)

/** A price in a row, being changed (brief §5): Enter saves, Escape leaves it as it was. */
export const PriceEditor = ({ name, price, typed, onType, onSave, onCancel }: PriceEditorProps) => {
  const { t, i18n } = useTranslation('manage')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [before] = useState(price)
  const [text, setText] = useState(() => typed?.() ?? price.toFixed(2))
  const [problem, setProblem] = useState<NumberProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const changed = price !== before
  const type = (next: string) => {
    setText(next)
    onType?.(next)
  }

  // The field took the place of the button that was pressed, so it takes its focus too. A row that comes back does not.
  useEffect(() => {
    if (!isFocusLost()) return
    input.current?.focus()
    input.current?.select()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = parsePrice(text)
    setProblem(read.ok ? null : read.failure)
    setAttempts(attempts + 1)
    if (read.ok) onSave(read.value)
    else input.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in its field and on its buttons
    <form
      className={styles.root}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || endsComposition(event)) return
        event.stopPropagation()
        onCancel()
      }}
    >
      <span className={styles.row}>
        <Box shape="price">
          <label htmlFor={id} aria-hidden="true">
            {t('table.currency')}
          </label>
          <input
            ref={input}
            id={id}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-label={t('table.priceOf', { name })}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? undefined : `${id}-error`}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              const next = stepPrice(text, event.key)
              if (next === null || endsComposition(event)) return
              event.preventDefault()
              type(next)
            }}
          />
        </Box>
        <Action
          type="submit"
          variant="solid"
          aria-label={t('table.savePriceOf', { name })}
          title={t('table.savePrice')}
        >
          <Icon name="check" />
        </Action>
        <Action
          type="button"
          variant="outline"
          aria-label={t('table.cancelPrice', { name })}
          onClick={onCancel}
        >
          <Icon name="close" />
        </Action>
      </span>
      {problem === null ? null : (
        <div className={styles.message}>
          <FieldError id={`${id}-error`} announced={attempts}>
            {problem === 'empty'
              ? t('problem.priceInvalid')
              : t('problem.withReason', {
                  problem: t('problem.priceInvalid'),
                  reason: t(`number.${problem}`),
                })}
          </FieldError>
        </div>
      )}
      <div className={styles.message} role="status">
        {changed ? t('table.priceChanged', { price: formatPrice(price, i18n.language) }) : null}
      </div>
    </form>
  )
}
