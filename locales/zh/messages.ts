import auth from './auth.ts'
import common from './common.ts'
import dashboard from './dashboard.ts'
import errors from './errors.ts'

/** All Chinese words. */
export default { auth, common, dashboard, errors } as const
