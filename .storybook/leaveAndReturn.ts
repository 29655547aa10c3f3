import type { userEvent } from 'storybook/test'

/**
 * Leaves a field and comes back to it. user-event reports the change of a typed field when the field loses the focus.
 * A key that removes the field loses it while React removes the field, and React warns about an `act` within an `act`.
 */
export const leaveAndReturn = async (user: Pick<typeof userEvent, 'tab'>): Promise<void> => {
  await user.tab()
  await user.tab({ shift: true })
}
