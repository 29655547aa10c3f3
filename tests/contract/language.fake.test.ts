import { createFakeLanguage } from '#services/fakes/browser.fake.ts'
import { languageContract } from '#tests/contract/language.contract.ts'

languageContract(() => {
  const language = createFakeLanguage()
  return { language, chooseElsewhere: language.chooseElsewhere, stop: () => undefined }
})
