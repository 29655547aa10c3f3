import type { Plugin } from 'vite'
export const inlineBoot = (): Plugin => ({ name: 'inline-boot' })
