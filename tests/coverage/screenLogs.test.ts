import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readScreenLogs } from '#.storybook/screenLogs.ts'

const folders = ['screen-reader', 'keyboard'] as const
const screens = readScreenLogs()

describe('the logs of screens in the handbook', () => {
  it.each(folders)('are those of tests/%s, in both languages', (folder) => {
    const listed = screens.flatMap(({ logs }) =>
      logs[folder].flatMap(({ name }) => [`${name}.en.txt`, `${name}.zh.txt`]),
    )
    const files = readdirSync(`tests/${folder}`).filter((name) => name.endsWith('.txt'))
    expect(listed.toSorted()).toEqual(files.toSorted())
  })

  it('belong to a component, and name the page that shows them', () => {
    expect(screens.find(({ title }) => title === 'auth/RecoveryDialog')?.logs).toEqual({
      'screen-reader': [{ name: 'recovery', shownOn: null }],
      keyboard: [{ name: 'recovery', shownOn: 'ui/Dialog' }],
    })
  })

  it('say which pages have none', () => {
    const none = screens.filter(({ logs }) => folders.every((folder) => logs[folder].length === 0))
    expect(none.map(({ title }) => title)).toEqual([
      'pages/AccountPage',
      'pages/DashboardPage',
      'pages/FailedPage',
      'pages/LandingPage',
      'pages/LoadingPage',
      'pages/LoginCodePage',
      'pages/NotFoundPage',
      'pages/ProductPage',
      'pages/ResetPasswordPage',
      'pages/SignupPage',
      'pages/TermsPage',
      'pages/VerifyEmailPage',
    ])
  })
})
