import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** Names the field: 「搜索名称或描述」 / "Search name or description"; shown while it is empty. */
  readonly label: string
  /** Name of the button that empties it: 「清除搜索」 / "Clear search". */
  readonly clearLabel: string
  /** What is searched for. */
  readonly value: string
  /**
   * Called with the whole text on every change, but not while an input method composes: half-typed
   * pinyin is nothing to search for (decision P6). `''` when it is emptied.
   */
  readonly onChange: (value: string) => void
}

const Box = chakra('div', {
  base: {
    ...controlBoxRecipe.base,
    '& > svg': { alignSelf: 'center', marginInlineStart: '3', color: 'fg.subtle' },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
  },
})

const Clear = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'control.md',
    border: '0',
    borderRadius: 'sm',
    background: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-4px' },
  },
})

/** A line to search with (brief §5): a lens, the text, and a button that empties it once filled. */
export const SearchField = ({ label, clearLabel, value, onChange }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  // What the input method shows while it composes; `null` otherwise.
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? value
  return (
    <Box>
      <Icon name="search" />
      <chakra.input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          if (draft === null) onChange(event.currentTarget.value)
          else setDraft(event.currentTarget.value)
        }}
        onCompositionStart={(event) => setDraft(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setDraft(null)
          if (event.currentTarget.value !== value) onChange(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          // Escape during a composition gives up that; when empty it is free for what is around.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || text === '') return
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
      />
      {text === '' ? null : (
        <Clear
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={16} />
        </Clear>
      )}
    </Box>
  )
}
