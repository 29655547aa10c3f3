import auth from './auth.ts'
import catalogue from './catalogue.ts'
import common from './common.ts'
import contact from './contact.ts'
import dashboard from './dashboard.ts'
import errors from './errors.ts'
import landing from './landing.ts'
import legal from './legal.ts'
import manage from './manage.ts'
import notFound from './notFound.ts'
import session from './session.ts'

/** All Chinese words. */
export default {
  auth,
  catalogue,
  common,
  contact,
  dashboard,
  errors,
  landing,
  legal,
  manage,
  notFound,
  session,
} as const
