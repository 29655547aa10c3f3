/** Folders of the rules that mutants are made of, by the part of the repository. */
export const parts = {
  domain: ['src/domain'],
  machines: ['src/machines'],
  services: ['src/services/catalogue', 'src/services/publishing'],
  backend: ['backend/documents', 'backend/http', 'backend/secrets'],
}

/**
 * Files that Stryker cannot run: in Node there is no canvas, and `import.meta.glob` takes
 * literals alone. Tests in a browser and of the samples prove them.
 */
export const leftOut = ['pictures', 'sampleFiles'].map(
  (name) => `src/services/catalogue/${name}.ts`,
)
