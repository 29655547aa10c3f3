import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { system } from '#components/theme/system.ts'
import { saveTypedText } from './typedText.ts'

const main = document.createElement('main')
const root = createRoot(main)

afterEach(() => {
  root.unmount()
  main.remove()
  sessionStorage.clear()
})

it('stores what was typed, but no password that is shown and no code', async () => {
  document.body.append(main)
  root.render(
    <ChakraProvider value={system}>
      <TextField label="Name" name="name" defaultValue="Lin" />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        defaultValue="correct horse"
        labels={{
          show: 'Show',
          hide: 'Hide',
          showLabel: 'Show password',
          hideLabel: 'Hide password',
          shown: 'shown',
          hidden: 'hidden',
        }}
      />
      <TextField label="Recovery code" name="code" defaultValue="3f9a1c4001" secret />
      <CodeInput label="Code" name="digits" digitLabel={(position) => `Digit ${position}`} />
    </ChakraProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Show password' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Digit 1' }), '3')
  saveTypedText()
  const { typed } = JSON.parse(sessionStorage.getItem('typed-text') ?? '{}') as { typed: unknown }
  expect(typed).toEqual([['name', 'Lin']])
})
