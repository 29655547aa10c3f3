import { describe, expect, it } from 'vitest'
import { readableProps } from '#.storybook/controls.ts'

type Context = Parameters<typeof readableProps>[0]

const read = (argTypes: object, initialArgs: object = {}) =>
  readableProps({ argTypes, initialArgs } as unknown as Context)

describe('the table of props', () => {
  it('shows the default of a prop in its column', () => {
    expect(
      read({ busy: { name: 'busy', description: 'It runs. @defaultValue false' } }),
    ).toMatchObject({
      busy: { description: 'It runs.', table: { defaultValue: { summary: 'false' } } },
    })
  })

  it('says what a sample text says', () => {
    const { label } = read(
      { label: { name: 'label', description: 'The text.' } },
      { label: '$t(manage:clear.exportFirst)' },
    )
    expect(label?.description).toBe('The text. `$t(…)` is a message of `locales`: “Export first”.')
  })

  it('offers codes for a failure of a service, and none for one of a picture', () => {
    const failure = (raw: string) => ({ name: 'problem', type: { name: 'other', value: raw, raw } })
    const { problem, picture } = read({
      problem: failure('LoginFailure | null'),
      picture: failure('PictureFailure | null'),
    })
    expect(problem?.options).toContain('network')
    expect(picture).toMatchObject({ control: { disable: true } })
  })
})
