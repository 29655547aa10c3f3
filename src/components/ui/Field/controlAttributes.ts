/** What a field tells its control, spread onto the input (spec §5). */
export interface ControlAttributes {
  /** Ties the label to the control; the error summary finds the control by it. */
  readonly id: string
  /** Ids of the hint and the error that stand beside the control. */
  readonly 'aria-describedby': string | undefined
  /** Only while there is an error. */
  readonly 'aria-invalid': true | undefined
}

/** Makes the attributes of a control from what stands around it. */
export const controlAttributes = (
  id: string,
  { hint, error }: { readonly hint: boolean; readonly error: boolean },
): ControlAttributes => {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error ? true : undefined,
  }
}
