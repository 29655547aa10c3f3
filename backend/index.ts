/** All that the rest of the repository takes from the embedded backend. */
export { closeOnSignal } from '#backend/closeOnSignal.ts'
export { readSchema, type Schema } from '#backend/config/schema.ts'
export {
  contactCollection,
  contactDetails,
  contactFields,
  contactName,
  detailsOf,
  isCodeRecord,
  localTime,
  plainText,
  type ContactFields,
} from '#backend/documents/contacts.ts'
export { totpCode } from '#backend/factors/totp.ts'
export { isSecure } from '#backend/http/forwarded.ts'
export { isLoopback, ownAddresses } from '#backend/http/ownAddresses.ts'
export type { SiteHandler } from '#backend/http/siteHandler.ts'
export { isEmail } from '#backend/http/validators.ts'
export type { ContactNotify } from '#backend/mail/contactNotice.ts'
export { createMailer, type MailMode } from '#backend/mail/mailer.ts'
export type { MailLocale } from '#backend/mail/texts.ts'
export { readKeys } from '#backend/secrets/secrets.ts'
export { startServer, type RunningServer, type ServerOptions } from '#backend/server.ts'
export { SettingError } from '#backend/settingError.ts'
export { backUpFolder, emptyFolder, prepareFolder } from '#backend/store/dataFolder.ts'
export { databaseName, inTransaction, openDatabase } from '#backend/store/database.ts'
export { documentsStore } from '#backend/store/documents.ts'
export { liftFactors } from '#backend/store/liftFactors.ts'
export type { MailsStore } from '#backend/store/mails.ts'
