import auth from './auth.ts'
import common from './common.ts'
import contact from './contact.ts'
import dashboard from './dashboard.ts'
import errors from './errors.ts'
import landing from './landing.ts'
import legal from './legal.ts'
import notFound from './notFound.ts'

/** All English words. */
export default { auth, common, contact, dashboard, errors, landing, legal, notFound }
