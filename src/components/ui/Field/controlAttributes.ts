/** Attributes that connect a control to its field (spec §5). */
export interface ControlAttributes {
  /** Id for the label and for the links of the error summary. */
  readonly id: string
  /** Ids of hint and error. */
  readonly 'aria-describedby': string | undefined
  /** Only while there is an error. */
  readonly 'aria-invalid': true | undefined
}

/** Returns the attributes of a control. */
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
