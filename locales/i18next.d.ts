import type { Messages } from './index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
    returnNull: false
  }
}
