import { fn } from 'storybook/test'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import type { ChallengeFlow } from '#machines/challenge.ts'
import { LoginCodePage } from './LoginCodePage.tsx'

const flow: ChallengeFlow = {
  method: 'totp',
  others: ['recoveryCode', 'email'],
  pending: false,
  leaving: false,
  problem: null,
  mail: null,
  submit: fn(),
  choose: fn(),
  sendMail: fn(),
  leave: fn(),
}

const meta = preview.meta({
  component: LoginCodePage,
  tags: ['autodocs'],
  args: {
    flow,
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/login/code' },
})

/** The code of the authenticator app. */
export const Default = meta.story()

/** A code by mail. */
export const Mailed = meta.story({
  args: {
    flow: {
      ...flow,
      method: 'email',
      others: ['totp', 'recoveryCode'],
      mail: { status: 'waiting', secondsLeft: 42, timesSent: 1, problem: null },
    },
  },
})
