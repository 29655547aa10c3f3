import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { endsComposition, wasComposing } from '#components/ui/composition.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** Names the field: 「搜索名称或描述」 / "Search name or description"; shown while it is empty. */
  readonly label: string
  /** Name of the button that empties it: 「清除搜索」 / "Clear search". */
  readonly clearLabel: string
  /** Sets the text from outside, for example after Back. The browser holds what is typed. */
  readonly value: string
  /**
   * Called with the whole text on every change, but not while an input method composes: half-typed
   * pinyin is nothing to search for (decision P6). `''` when it is emptied. Also called once with
   * text that was typed before hydration.
   */
  readonly onChange: (value: string) => void
}

const Box = chakra('div', controlBoxRecipe)

/** A search box with an icon, the text, and a button that empties it once it is filled (brief §5). */
export const SearchField = memo(function SearchField({
  label,
  clearLabel,
  value,
  onChange,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const reported = useRef(value)

  const report = (text: string) => {
    if (composing.current || text === reported.current) return
    reported.current = text
    onChange(text)
  }
  const clear = () => {
    if (input.current !== null) input.current.value = ''
    report('')
  }
  // Before what takes the text that was typed before hydration.
  useEffect(() => {
    composing.current = wasComposing(input.current)
  }, [])
  const synchronise = useEffectEvent((next: string) => {
    if (input.current === null || composing.current) return
    if (next === reported.current) {
      report(input.current.value)
    } else {
      reported.current = next
      input.current.value = next
    }
  })
  useEffect(() => synchronise(value), [value])

  return (
    <Box className={styles.root}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        onChange={(event) => {
          const native: Event = event.nativeEvent
          composing.current = native instanceof InputEvent && native.isComposing
          report(event.currentTarget.value)
        }}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          report(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          // Escape ends a composition first. In an empty box the key is left to the page.
          if (event.key !== 'Escape' || endsComposition(event)) return
          if (event.currentTarget.value === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      <button
        className={styles.clear}
        type="button"
        aria-label={clearLabel}
        onClick={() => {
          clear()
          input.current?.focus()
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </Box>
  )
})
