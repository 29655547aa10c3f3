import { expect, it } from 'vitest'
import { judgeImport, layerOf } from '#scripts/importBoundaries.js'

/** A layer, a file of it, an import that it may have, and one that it may not. */
const rules = [
  ['domain', 'src/domain/paths.ts', 'valibot', '#services/auth.ts'],
  ['Appwrite adapters', 'src/services/appwrite/sdk.ts', 'appwrite', '#machines/login.ts'],
  ['catalogue store', 'src/services/catalogue/log.ts', 'fflate', 'appwrite'],
  ['ports', 'src/services/auth.ts', '#domain/failure.ts', '#services/appwrite/sdk.ts'],
  ['machines', 'src/machines/login.ts', 'xstate', '#components/ui/Tag/Tag.tsx'],
  ['assets', 'src/assets/assets.ts', '#domain/paths.ts', 'react'],
  ['ui', 'src/components/ui/Tag/Tag.tsx', 'react', '#locales/index.ts'],
  ['inline scripts', 'src/components/firstPaint/scripts/start.ts', '#domain/paths.ts', 'react'],
  ['link', 'src/components/layout/AppLink/AppLink.tsx', 'react-router-dom', 'xstate'],
  ['QR code', 'src/components/account/QrCode/QrCode.tsx', 'uqr', 'react-i18next'],
  ['components', 'src/components/auth/A.tsx', 'react-i18next', 'react-router-dom'],
  ['composition root', 'src/app/services.ts', '#services/auth.ts', 'appwrite'],
  ['app', 'src/app/App.tsx', 'react-router-dom', '#services/appwrite/sdk.ts'],
  ['locales', 'locales/index.ts', 'i18next', '#machines/login.ts'],
  ['backend', 'backend/app.ts', 'hono', '#domain/paths.ts'],
  ['Appwrite functions', 'appwrite/contact-notify/src/main.js', 'nodemailer', 'appwrite'],
] as const

it.each(rules)('%s: %s may import %s and not %s', (name, file, allowed, refused) => {
  expect(layerOf(file)?.name).toBe(name)
  expect(judgeImport(file, allowed, false)).toBeNull()
  expect(judgeImport(file, refused, false)).toMatch(/ may not import /)
})

it.each([
  ['src/machines/login.ts', '#services/auth.ts', 'ports'],
  ['src/components/auth/A.tsx', '#machines/login.ts', 'machines'],
  ['src/app/App.tsx', '#services/auth.ts', 'ports'],
])('%s may import types of %s only', (file, specifier, name) => {
  expect(judgeImport(file, specifier, true)).toBeNull()
  expect(judgeImport(file, specifier, false)).toMatch(`may import types of ${name} only.`)
})

it('a file that no layer claims may import nothing', () => {
  expect(judgeImport('other/x.ts', 'react', false)).toMatch('belongs to no layer')
})
