/**
 * Every call of the account and database services that the client knows (spec §7). Those without a
 * route answer 501 with a sentence that names the call, so that no one takes a call that is not offered
 * for a wrong address.
 */

/** A call of the service as the SDK names it. */
export interface KnownCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/v1`, in the router's notation. */
  readonly path: string
  /** The SDK's method. */
  readonly name: string
}

const rows = `
GET    /account                                   Account.get
POST   /account                                   Account.create
PATCH  /account/email                             Account.updateEmail
GET    /account/identities                        Account.listIdentities
DELETE /account/identities/:identityId            Account.deleteIdentity
POST   /account/jwts                              Account.createJWT
POST   /account/jwt                               Account.createJWT
GET    /account/logs                              Account.listLogs
PATCH  /account/mfa                               Account.updateMFA
POST   /account/mfa/authenticators/:type          Account.createMFAAuthenticator
PUT    /account/mfa/authenticators/:type          Account.updateMFAAuthenticator
DELETE /account/mfa/authenticators/:type          Account.deleteMFAAuthenticator
POST   /account/mfa/challenge                     Account.createMFAChallenge
PUT    /account/mfa/challenge                     Account.updateMFAChallenge
POST   /account/mfa/challenges                    Account.createMFAChallenge
PUT    /account/mfa/challenges                    Account.updateMFAChallenge
GET    /account/mfa/factors                       Account.listMFAFactors
GET    /account/mfa/recovery-codes                Account.getMFARecoveryCodes
POST   /account/mfa/recovery-codes                Account.createMFARecoveryCodes
PATCH  /account/mfa/recovery-codes                Account.updateMFARecoveryCodes
PATCH  /account/name                              Account.updateName
PATCH  /account/password                          Account.updatePassword
PATCH  /account/phone                             Account.updatePhone
GET    /account/prefs                             Account.getPrefs
PATCH  /account/prefs                             Account.updatePrefs
POST   /account/recovery                          Account.createRecovery
PUT    /account/recovery                          Account.updateRecovery
GET    /account/sessions                          Account.listSessions
DELETE /account/sessions                          Account.deleteSessions
POST   /account/sessions/anonymous                Account.createAnonymousSession
POST   /account/sessions/email                    Account.createEmailPasswordSession
PUT    /account/sessions/magic-url                Account.updateMagicURLSession
GET    /account/sessions/oauth2/:provider         Account.createOAuth2Session
PUT    /account/sessions/phone                    Account.updatePhoneSession
POST   /account/sessions/token                    Account.createSession
GET    /account/sessions/:sessionId               Account.getSession
PATCH  /account/sessions/:sessionId               Account.updateSession
DELETE /account/sessions/:sessionId               Account.deleteSession
PATCH  /account/status                            Account.updateStatus
POST   /account/targets/push                      Account.createPushTarget
PUT    /account/targets/:targetId/push            Account.updatePushTarget
DELETE /account/targets/:targetId/push            Account.deletePushTarget
POST   /account/tokens/email                      Account.createEmailToken
POST   /account/tokens/magic-url                  Account.createMagicURLToken
GET    /account/tokens/oauth2/:provider           Account.createOAuth2Token
POST   /account/tokens/phone                      Account.createPhoneToken
POST   /account/verifications/email               Account.createEmailVerification
PUT    /account/verifications/email               Account.updateEmailVerification
POST   /account/verifications/phone               Account.createPhoneVerification
PUT    /account/verifications/phone               Account.updatePhoneVerification
GET    /databases/transactions                    Databases.listTransactions
POST   /databases/transactions                    Databases.createTransaction
GET    /databases/transactions/:transactionId     Databases.getTransaction
PATCH  /databases/transactions/:transactionId     Databases.updateTransaction
DELETE /databases/transactions/:transactionId     Databases.deleteTransaction
POST   /databases/transactions/:transactionId/operations Databases.createOperations
GET    /databases/:databaseId/collections/:collectionId/documents Databases.listDocuments
POST   /databases/:databaseId/collections/:collectionId/documents Databases.createDocument
GET    /databases/:databaseId/collections/:collectionId/documents/:documentId Databases.getDocument
PUT    /databases/:databaseId/collections/:collectionId/documents/:documentId Databases.upsertDocument
PATCH  /databases/:databaseId/collections/:collectionId/documents/:documentId Databases.updateDocument
DELETE /databases/:databaseId/collections/:collectionId/documents/:documentId Databases.deleteDocument
PATCH  /databases/:databaseId/collections/:collectionId/documents/:documentId/:attribute/decrement Databases.decrementDocumentAttribute
PATCH  /databases/:databaseId/collections/:collectionId/documents/:documentId/:attribute/increment Databases.incrementDocumentAttribute
GET    /ping                                      Client.ping
GET    /realtime                                  Client.subscribe
GET    /tablesdb/*                                TablesDB
POST   /tablesdb/*                                TablesDB
PUT    /tablesdb/*                                TablesDB
PATCH  /tablesdb/*                                TablesDB
DELETE /tablesdb/*                                TablesDB
`

/** The calls as data, aliases of both SDK generations included. */
export const knownCalls: readonly KnownCall[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [method = '', path = '', name = ''] = row.split(/\s+/)
    return { method: method as KnownCall['method'], path, name }
  })
