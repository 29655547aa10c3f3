import type { i18n as I18n } from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { SiteFrame } from '#app/frame/SiteFrame.tsx'
import { RequireUser } from '#app/guards.tsx'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { pages } from '#app/pages.ts'
import { ServicesProvider, type AppServices } from '#app/ServicesContext.tsx'
import { SessionProvider } from '#app/session.tsx'

/** Props of {@link App}. */
export interface AppProps {
  /** Speaks the language that the document begins with. */
  readonly i18n: I18n
  readonly services: AppServices
}

/**
 * The site: providers around the route table of spec §2. `/en?` makes every address its English
 * twin as well (decision L5). It stands inside a router, so that it can be rendered anywhere.
 */
export const App = ({ i18n, services }: AppProps) => (
  <ServicesProvider services={services}>
    <LanguageProvider i18n={i18n}>
      <SessionProvider>
        <Routes>
          <Route path="/en?" element={<SiteFrame />}>
            <Route index element={<pages.landing.Component />} />
            <Route path="login" element={<pages.login.Component />} />
            <Route path="signup" element={<pages.signup.Component />} />
            <Route path="terms" element={<pages.terms.Component />} />
            <Route path="verify-email" element={<pages.verifyEmail.Component />} />
            <Route path="reset-password" element={<pages.resetPassword.Component />} />
            <Route path="products/:category" element={<pages.category.Component />} />
            <Route path="products/:category/:productId" element={<pages.product.Component />} />
            <Route element={<RequireUser />}>
              <Route path="dashboard" element={<pages.dashboard.Component />} />
              <Route path="dashboard/products" element={<pages.management.Component />} />
            </Route>
            <Route path="*" element={<pages.notFound.Component />} />
          </Route>
        </Routes>
      </SessionProvider>
    </LanguageProvider>
  </ServicesProvider>
)
