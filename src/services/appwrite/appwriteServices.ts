import { createAccountAdapter } from '#services/appwrite/account.adapter.ts'
import { createAuthAdapter } from '#services/appwrite/auth.adapter.ts'
import { createAppwrite } from '#services/appwrite/client.ts'
import type { AppwriteConfig } from '#services/appwrite/config.ts'
import { createConnectionAdapter } from '#services/appwrite/connection.adapter.ts'
import { createContactAdapter, createRecordStore } from '#services/appwrite/contact.adapter.ts'
import { createFactorsAdapter } from '#services/appwrite/factors.adapter.ts'
import {
  createEmailLinkAdapter,
  createRecoveryAdapter,
} from '#services/appwrite/recovery.adapter.ts'
import {
  createDefaultVerification,
  createEmailedVerification,
} from '#services/appwrite/verification.adapter.ts'
import type { AppwriteServices, Services } from '#services/services.ts'

/** Every Appwrite adapter, over one gateway. Sends and loads nothing before the first call. */
export const createAppwriteServices = (
  config: AppwriteConfig,
  {
    clock,
    random,
    reporter,
    sessionHint,
    sessionLoss,
  }: Pick<Services, 'clock' | 'random' | 'reporter' | 'sessionHint' | 'sessionLoss'>,
): AppwriteServices => {
  const appwrite = createAppwrite(config, sessionLoss)
  const storeRecord = createRecordStore(appwrite, clock, random, reporter)
  return {
    account: createAccountAdapter(appwrite, reporter),
    auth: createAuthAdapter(appwrite),
    factors: createFactorsAdapter(appwrite, clock),
    verification:
      config.signupCode === 'emailed'
        ? createEmailedVerification(appwrite, random)
        : createDefaultVerification(appwrite, storeRecord, random),
    emailLink: createEmailLinkAdapter(appwrite, sessionHint),
    recovery: createRecoveryAdapter(appwrite),
    contact: createContactAdapter(storeRecord, sessionHint),
    connection: createConnectionAdapter(appwrite, clock, random),
  }
}
