import common from './common.ts'

/** All English words. */
export default { common }
