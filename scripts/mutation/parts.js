/** Folders of the rules that mutants are made of, by the part of the repository. */
export const parts = {
  domain: ['src/domain'],
  machines: ['src/machines'],
  services: ['src/services/browser'],
  backend: ['backend/documents', 'backend/http', 'backend/secrets'],
}

/** A folder inside these that only tests use. */
export const testSupport = 'src/machines/testing'
