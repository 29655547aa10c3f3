/** Folders of the rules that mutants are made of, by the part of the repository. */
export const parts = {
  domain: ['src/domain'],
  machines: ['src/machines'],
  services: ['src/services/browser'],
  backend: ['backend/documents', 'backend/http', 'backend/secrets'],
}

/** A folder inside these that only tests use. */
export const testSupport = 'src/machines/testing'

/** Files that need a canvas or a `FileReader`. Stryker runs in Node; `pictures.browser.test.ts` proves them. */
export const browserOnly = ['canvas', 'dataUrlOf', 'pictures'].map(
  (name) => `src/services/browser/${name}.ts`,
)
