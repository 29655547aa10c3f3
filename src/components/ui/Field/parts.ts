import { chakra } from '@chakra-ui/react/styled-system'

/** Box of a field; a bar at its start marks an error. */
export const FieldRoot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    alignContent: 'start',
    minWidth: 0,
    '&[data-error]': {
      paddingInlineStart: '3.5',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'error.solid',
    },
  },
})

/** Name of a field. */
export const FieldLabel = chakra('label', {
  base: {
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'var(--label-line, {lineHeights.snug})',
    textWrap: 'balance',
    // A Chinese name within an English label stays whole.
    '&:lang(en)': { wordBreak: 'keep-all' },
  },
})

/** Text after the label, such as 「（选填）」 / "(optional)". */
export const FieldIndicator = chakra('span', {
  base: {
    color: 'fg.subtle',
    fontWeight: 'normal',
    // A full-width bracket is half blank: it needs no space before it.
    '&:lang(zh)': { marginInlineStart: '-0.25em' },
  },
})
