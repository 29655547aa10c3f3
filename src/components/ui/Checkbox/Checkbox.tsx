import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { controlAttributes } from '#components/ui/Field/controlAttributes.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { FieldRoot } from '#components/ui/Field/parts.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'

export interface CheckboxProps {
  /** Label; may contain a link. */
  readonly children: ReactNode
  /** Name of the value in the form. */
  readonly name: string
  /** Id of the input, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Initial state. */
  readonly defaultChecked?: boolean
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
}

const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '3' } })

// The icon lies over the input, so that the input stays the target. Its size grows with the text.
const Control = chakra('span', {
  base: {
    position: 'relative',
    flex: 'none',
    width: 'target',
    height: 'target',
    '& > svg': {
      position: 'absolute',
      inset: '0.125rem',
      color: 'brand.contrast',
      strokeWidth: '2.5',
      pointerEvents: 'none',
      visibility: 'hidden',
      '@media (forced-colors: active)': { color: 'HighlightText' },
    },
    '& > input:checked + svg': { visibility: 'visible' },
  },
})

const Input = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '100%',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: '3px',
    background: 'bg.field',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong' },
    '&[aria-invalid=true]': {
      borderWidth: '2px',
      borderColor: 'error.fg',
      _hover: { borderColor: 'error.fg' },
    },
    _checked: {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      '@media (forced-colors: active)': {
        background: 'Highlight',
        borderColor: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  },
})

const Label = chakra('label', {
  base: {
    fontSize: 'sm',
    lineHeight: 'body',
    cursor: 'pointer',
    minWidth: 0,
    '&:lang(zh)': { wordBreak: 'keep-all' },
  },
})

/** A checkbox whose label may contain a link (brief §5, spec §5: terms of service). */
export const Checkbox = ({ children, id, error, required = false, ...rest }: CheckboxProps) => {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint: false, error: error !== undefined })
  return (
    <FieldRoot data-error={error === undefined ? undefined : ''}>
      {error === undefined ? null : <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      <Row>
        <Control>
          <Input
            {...rest}
            {...control}
            type="checkbox"
            aria-required={required ? true : undefined}
          />
          <Icon name="check" />
        </Control>
        <Label htmlFor={control.id}>{children}</Label>
      </Row>
    </FieldRoot>
  )
}
