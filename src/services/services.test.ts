import { describe, expect, it, vi } from 'vitest'
import { createBrowserServices } from '#services/services.ts'
import { message } from '#tests/support/contact.ts'

const storage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

describe('the services of the browser', () => {
  it('keep the session hint in local storage, while there is a session', () => {
    const [localStorage, sessionStorage] = [storage(), storage()]
    vi.stubGlobal('window', { localStorage, sessionStorage })
    const { sessionHint } = createBrowserServices()
    expect(sessionHint.mayHaveSession()).toBe(false)
    sessionHint.set(true)
    expect([...localStorage.texts]).toEqual([['session_hint', 'open']])
    expect(sessionHint.mayHaveSession()).toBe(true)
    sessionHint.set(false)
    expect([...localStorage.texts]).toEqual([])
    expect(sessionHint.mayHaveSession()).toBe(false)
  })

  it('keep drafts in the storage of the tab', () => {
    const [localStorage, sessionStorage] = [storage(), storage()]
    vi.stubGlobal('window', { localStorage, sessionStorage })
    createBrowserServices().drafts.contact.write(message)
    expect([localStorage.texts.size, sessionStorage.texts.size]).toEqual([0, 1])
    expect(createBrowserServices().drafts.contact.read()).toEqual(message)
  })

  it('report an error to the listeners of the window', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const error = new Error('bug')
    createBrowserServices().reporter.report(error)
    expect(reported).toEqual([error])
  })

  it('tell the time of the day and of the page', () => {
    vi.useFakeTimers({ now: 1_000 })
    const { clock } = createBrowserServices()
    const before = clock.elapsed()
    vi.advanceTimersByTime(50)
    expect([clock.now(), clock.elapsed() - before]).toEqual([1_050, 50])
  })
})
