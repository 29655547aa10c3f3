import common from './common.ts'

/** All Chinese words. */
export default { common } as const
