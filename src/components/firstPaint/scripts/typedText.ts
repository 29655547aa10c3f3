/*
 * Keeps what was typed across a reload that the site asks for (decision D2), and, before hydration,
 * across every reload and a change of the language. Browsers do not restore forms reliably. Passwords
 * are never stored (decision S3): fields of secrets have the mark `data-secret`, since a password
 * that is shown has the type of a text.
 */
import { specAddress } from '#domain/address.ts'
import { typedTextKey } from '#domain/storageKeys.ts'

const fields = () =>
  document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=password], [data-secret], [type=hidden], [type=checkbox], [type=radio], [type=file]), textarea)[name]',
  )

/** Stores the text of the page's fields until {@link restoreTypedText}. */
export const saveTypedText = (): void => {
  const typed = [...fields()].map(({ name, value }) => [name, value])
  try {
    sessionStorage.setItem(
      typedTextKey,
      JSON.stringify({ path: specAddress(location.pathname), typed }),
    )
  } catch {
    // Storage is blocked or full: the reload is still the way on.
  }
}

/** Puts the stored text back into the prerendered fields of the same page, once. */
export const restoreTypedText = (): void => {
  try {
    // As `saveTypedText` writes it; anything else is caught.
    const { path, typed } = JSON.parse(sessionStorage.getItem(typedTextKey) ?? '{}') as {
      readonly path?: string
      readonly typed?: readonly (readonly [string, string])[]
    }
    sessionStorage.removeItem(typedTextKey)
    if (path !== specAddress(location.pathname)) return
    const values = new Map(typed)
    for (const field of fields()) {
      // Not into a field in which a person begins to write.
      if (field.value !== '' || field === document.activeElement) continue
      field.value = values.get(field.name) ?? ''
    }
  } catch {
    // Storage is blocked or holds something else.
  }
}
