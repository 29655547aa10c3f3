import { useState } from 'react'
import { App } from '#app/App.tsx'
import { createFakeLanguage } from '#services/fakes/browser.fake.ts'
import { speaking, type ShownLanguage } from '../languages.ts'
import type { World } from './world.ts'
// Here already, so that no play waits for a page's code.
import '#app/flows/contact.flow.ts'
import '#app/flows/session.flow.ts'
import '#app/routes/category.route.tsx'
import '#app/routes/dashboard.route.tsx'
import '#app/routes/landing.route.tsx'
import '#app/routes/login.route.tsx'
import '#app/routes/management.route.tsx'
import '#app/routes/product.route.tsx'
import '#app/routes/resetPassword.route.tsx'
import '#app/routes/signup.route.tsx'
import '#app/routes/verifyEmail.route.tsx'

/** Props of {@link LiveSite}. */
export interface LiveSiteProps {
  /** What the site meets outside itself. */
  readonly world: World
  readonly language: ShownLanguage
}

/** The whole site, as a visitor meets it, over a world in memory. Its address is `parameters.route`. */
export const LiveSite = ({ world, language }: LiveSiteProps) => {
  const [i18n] = useState(() => speaking(language))
  const [services] = useState(() => ({
    ...world,
    language: createFakeLanguage(language === 'zh' ? 'zh' : 'en'),
  }))
  return <App i18n={i18n} services={services} />
}
