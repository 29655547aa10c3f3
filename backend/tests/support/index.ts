/** What tests of the rest of the repository take from those of the embedded backend. */
export { startTestBackend, type TestBackend } from '#backend/tests/support/client.ts'
export { faultRounds, faultTimeout } from '#backend/tests/support/faults.ts'
export { printed, startProgram } from '#backend/tests/support/process.ts'
export { startSmtpServer } from '#backend/tests/support/smtp.ts'
export { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'
