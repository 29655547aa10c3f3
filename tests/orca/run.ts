/*
 * `npm run test:screenreader`: drives the site with Orca and Firefox on a virtual screen, in both languages,
 * and prints what was spoken at each moment beside what should be. `npm run test:screenreader -- en` runs one
 * language. Needs Debian or Ubuntu. Screenshots of differences are in `test-results/screenreader`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { request } from '@playwright/test'
import { createInstance, type ResourceKey } from 'i18next'
import { languages, type Language } from '#domain/language.ts'
import { openFirefox } from '#tests/browsers/firefox.ts'
import buildSites from '#tests/journeys/buildSites.ts'
import { startSite } from '#tests/journeys/fixtures.ts'
import { newPerson, withAccount } from '#tests/journeys/people.ts'
import { someProducts } from '#tests/journeys/products.ts'
import { withSecondFactor } from '#tests/journeys/secondFactor.ts'
import { moments, type Moment, type Stage, type Text } from './moments.ts'
import { missingPackages, startSession, type Session } from './session.ts'

/** Milliseconds until words count as not spoken. */
const patience = 40_000

const textOf = async (language: Language): Promise<Text> => {
  const folder = resolve('locales', language)
  const resources: Record<string, ResourceKey> = {}
  for (const file of readdirSync(folder)) {
    const messages = (await import(resolve(folder, file))) as { readonly default: ResourceKey }
    resources[file.replace('.ts', '')] = messages.default
  }
  const instance = createInstance()
  await instance.init({
    lng: language,
    resources: { [language]: resources },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  // The keys of the moments are not known to the types.
  const translate = instance.t as unknown as (key: string, values: object) => string
  return (key, values = {}) => {
    const text = translate(key, { defaultValue: '', ...values })
    if (text === '') throw new Error(`No text: ${key}`)
    return text.replaceAll(/<\w+\/>/gu, '…').replaceAll(/<[^>]*>/gu, '')
  }
}

/** Plays one moment. Returns what was spoken, and what is wrong with it. */
const play = async (stage: Stage, { arrange, act, once, spoken, never }: Moment) => {
  const { session } = stage
  await arrange?.(stage)
  session.forget()
  await act(stage)
  const expected = [...(once?.(stage) ?? []), ...(spoken?.(stage) ?? [])]
  // A sentence of two lines is read as two.
  const times = (words: string) => session.heard().join(' ').split(words).length - 1
  const end = Date.now() + patience
  while (expected.some((words) => times(words) === 0) && Date.now() < end) await session.quiet()
  await session.quiet()
  const problems = [
    ...expected.flatMap((words) => (times(words) === 0 ? [`not spoken: ${words}`] : [])),
    ...(once?.(stage) ?? []).flatMap((words) =>
      times(words) > 1 ? [`spoken ${String(times(words))} times: ${words}`] : [],
    ),
    ...(never?.(stage) ?? []).flatMap((words) => (times(words) > 0 ? [`spoken: ${words}`] : [])),
  ]
  return { expected, heard: session.heard(), problems }
}

/** Plays all moments in one language. Returns how many went wrong. */
const drive = async (language: Language, session: Session): Promise<number> => {
  const otherLanguage = language === 'en' ? 'zh' : 'en'
  const site = await startSite('plain')
  const [person, guarded] = [newPerson('Ann'), newPerson('Bo')]
  await withAccount(site.url, person)
  await withAccount(site.url, guarded)
  const api = await request.newContext()
  await withSecondFactor(api, site.url, guarded)
  await api.dispose()
  const tab = await openFirefox(
    {},
    {
      headless: false,
      env: session.env,
      settings: {
        'accessibility.force_disabled': -1,
        'browser.translations.automaticallyPopup': false,
        'signon.rememberSignons': false,
      },
    },
  )
  const stage: Stage = {
    tab,
    session,
    url: site.url + (language === 'en' ? '/en' : ''),
    language,
    text: await textOf(language),
    otherLanguage,
    person,
    guarded,
    importFile,
  }
  console.log(`\n${language}, ${tab.version}`)
  let failed = 0
  for (const moment of moments) {
    const { expected, heard, problems } = await play(stage, moment).catch((error: unknown) => ({
      expected: [],
      heard: session.heard(),
      problems: [String(error)],
    }))
    if (problems.length > 0) {
      failed += 1
      writeFileSync(resolve(folder, `${language} ${moment.name}.png`), await tab.screenshot())
    }
    console.log(`${problems.length > 0 ? 'FAILS' : 'ok   '} ${moment.name}`)
    console.log(`      expected  ${expected.join(' | ')}`)
    console.log(`      spoken    ${heard.join(' | ')}`)
    for (const problem of problems) console.log(`      ${problem}`)
  }
  await tab.close()
  site.stop()
  return failed
}

const missing = missingPackages()
if (missing.length > 0) {
  console.error(`Not on this machine: apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}
const folder = resolve('test-results/screenreader')
mkdirSync(folder, { recursive: true })
await buildSites()
const session = await startSession(resolve(folder, 'session'))
const importFile = resolve(folder, 'products.json')
writeFileSync(importFile, JSON.stringify(someProducts('zh', 1)))
const words = process.argv.slice(2)
let failed = 0
for (const language of languages.filter((name) => words.length === 0 || words.includes(name)))
  failed += await drive(language, session)
console.log(`\n${failed === 0 ? 'All heard as expected' : `${String(failed)} moments differ`}`)
process.exit(failed === 0 ? 0 : 1)
