import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, RefObject } from 'react'
import { checkboxRecipe } from '#components/theme/recipes/checkbox.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'

export interface CheckControlProps extends Omit<ComponentProps<'input'>, 'ref' | 'type'> {
  /** No label is beside it, so what can be pressed is as wide as a finger. @defaultValue false */
  readonly alone?: boolean
  /** Some of what it stands for is chosen, and some is not. @defaultValue false */
  readonly mixed?: boolean
  /** As high as small text beside it. @defaultValue false */
  readonly small?: boolean
  /** The input. */
  readonly ref?: RefObject<HTMLInputElement | null>
}

const Box = chakra('span', checkboxRecipe)

/** The box of a checkbox, for what names it otherwise. With a label use `Checkbox`. */
export const CheckControl = ({
  alone = false,
  mixed = false,
  small = false,
  ref,
  ...input
}: CheckControlProps) => (
  <Box alone={alone} size={small ? 'sm' : 'md'}>
    <input
      {...input}
      type="checkbox"
      ref={(element) => {
        if (element !== null) element.indeterminate = mixed
        if (ref !== undefined) ref.current = element
      }}
    />
    {/* The browser shows it only in a box that it checks itself. */}
    {input.checked === false && !mixed ? null : (
      <Icon name={mixed ? 'minus' : 'check'} size={small ? 16 : 20} />
    )}
  </Box>
)
