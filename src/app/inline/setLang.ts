/** Gives an element the language of its text; `undefined` is the language of the page. */
export const setLang = (element: HTMLElement, lang: string | undefined) => {
  if (lang === undefined) element.removeAttribute('lang')
  else element.lang = lang
}
