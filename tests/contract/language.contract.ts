import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { LanguagePort } from '#services/preferences/language.port.ts'

/** A tab with its port, and a way to play another tab. */
export interface LanguageHarness {
  readonly language: LanguagePort
  chooseElsewhere(language: Language): void
  stop(): void
}

/** What every {@link LanguagePort} keeps to (decision L1). */
export const languageContract = (open: () => LanguageHarness): void => {
  describe('LanguagePort', () => {
    let tab: LanguageHarness
    beforeEach(() => {
      tab = open()
    })
    afterEach(() => {
      tab.stop()
    })

    it('has no choice at first, then the latest', () => {
      expect(tab.language.read()).toBeNull()
      tab.language.write('en')
      tab.language.write('zh')
      expect(tab.language.read()).toBe('zh')
    })

    it('hears and reads a choice of another tab, not its own, until it stops listening', () => {
      const heard: Language[] = []
      const stop = tab.language.subscribe((choice) => {
        heard.push(choice)
      })
      tab.language.write('zh')
      tab.chooseElsewhere('en')
      expect(tab.language.read()).toBe('en')
      stop()
      tab.chooseElsewhere('zh')
      expect(heard).toEqual(['en'])
    })
  })
}
