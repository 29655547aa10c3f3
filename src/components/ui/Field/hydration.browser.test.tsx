import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { system } from '#components/theme/system.ts'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { TextArea } from '#components/ui/TextArea/TextArea.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'

const toggle = { show: 'Show', hide: 'Hide', showLabel: 'Show', hideLabel: 'Hide' }

interface PageProps {
  readonly onHydrated?: () => void
}

const Page = ({ onHydrated }: PageProps) => (
  <ChakraProvider value={system}>
    <form ref={onHydrated}>
      <TextField label="Name" name="name" defaultValue="Lin" />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        labels={{ ...toggle, shown: 'shown', hidden: 'hidden' }}
      />
      <TextArea label="Description" name="description" />
      <SelectField
        label="Category"
        name="category"
        options={[
          { value: 'car', label: 'Cars' },
          { value: 'phone', label: 'Phones' },
        ]}
      />
      <Checkbox name="terms">Terms</Checkbox>
    </form>
  </ChakraProvider>
)

let host: HTMLElement
let root: Root

beforeEach(() => {
  host = document.createElement('div')
  host.innerHTML = renderToString(<Page />)
  document.body.append(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

const control = (name: string) => host.querySelector<HTMLElement>(`[name="${name}"]`) as HTMLElement

it('uncontrolled fields keep what was entered before hydration', async () => {
  await userEvent.fill(control('name'), 'Xia')
  await userEvent.type(control('password'), 'Wind2026')
  await userEvent.type(control('description'), '一')
  await userEvent.selectOptions(control('category'), 'phone')
  await userEvent.click(control('terms'))

  await new Promise<void>((resolve) => {
    root = hydrateRoot(host, <Page onHydrated={resolve} />)
  })

  const entered = Object.fromEntries(new FormData(host.querySelector('form') ?? undefined))
  expect(entered).toEqual({
    name: 'Xia',
    password: 'Wind2026',
    description: '一',
    category: 'phone',
    terms: 'on',
  })
})
