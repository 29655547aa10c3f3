import type { i18n as I18n } from 'i18next'
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SiteFrame } from '#app/frame/SiteFrame.tsx'
import { RequireUser } from '#app/guards.tsx'
import { LanguageProvider } from '#app/LanguageProvider.tsx'
import { ServicesProvider, type AppServices } from '#app/ServicesContext.tsx'
import { SessionProvider } from '#app/session.tsx'

const Landing = lazy(() => import('#app/routes/landing.route.tsx'))
const Login = lazy(() => import('#app/routes/login.route.tsx'))
const Signup = lazy(() => import('#app/routes/signup.route.tsx'))
const Terms = lazy(() => import('#app/routes/terms.route.tsx'))
const VerifyEmail = lazy(() => import('#app/routes/verifyEmail.route.tsx'))
const ResetPassword = lazy(() => import('#app/routes/resetPassword.route.tsx'))
const Dashboard = lazy(() => import('#app/routes/dashboard.route.tsx'))
const Category = lazy(() => import('#app/routes/category.route.tsx'))
const Product = lazy(() => import('#app/routes/product.route.tsx'))
const Management = lazy(() => import('#app/routes/management.route.tsx'))
const NotFound = lazy(() => import('#app/routes/notFound.route.tsx'))

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
            <Route index element={<Landing />} />
            <Route path="login" element={<Login />} />
            <Route path="signup" element={<Signup />} />
            <Route path="terms" element={<Terms />} />
            <Route path="verify-email" element={<VerifyEmail />} />
            <Route path="reset-password" element={<ResetPassword />} />
            <Route path="products/:category" element={<Category />} />
            <Route path="products/:category/:productId" element={<Product />} />
            <Route element={<RequireUser />}>
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="dashboard/products" element={<Management />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </SessionProvider>
    </LanguageProvider>
  </ServicesProvider>
)
