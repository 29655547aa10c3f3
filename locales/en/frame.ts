import common from './common.ts'
import errors from './errors.ts'
import notFound from './notFound.ts'
import session from './session.ts'

/** What the frame of every page says. */
export default { common, errors, notFound, session } as const
