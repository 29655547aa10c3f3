import { composingAttribute } from '#domain/composing.ts'

/**
 * Notes in the document whether an input method composes, for fields that are hydrated meanwhile.
 *
 * @returns stops it
 */
export const noteComposition = (): (() => void) => {
  const { documentElement } = document
  const begin = () => documentElement.setAttribute(composingAttribute, '')
  const end = () => documentElement.removeAttribute(composingAttribute)
  addEventListener('compositionstart', begin, true)
  addEventListener('compositionend', end, true)
  return () => {
    removeEventListener('compositionstart', begin, true)
    removeEventListener('compositionend', end, true)
    end()
  }
}
