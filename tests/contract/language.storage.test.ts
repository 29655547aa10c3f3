import { createBrowserLanguage, languageKey } from '#services/browser/language.browser.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { languageContract } from '#tests/contract/language.contract.ts'

languageContract(() => {
  const { store, elsewhere, close } = openTab()
  return {
    language: createBrowserLanguage(store),
    chooseElsewhere: (language) => {
      elsewhere(languageKey, language)
    },
    stop: close,
  }
})
