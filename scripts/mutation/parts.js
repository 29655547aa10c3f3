/** Folders of the rules that mutants are made of, by the part of the repository. */
export const parts = {
  domain: ['src/domain'],
  machines: ['src/machines'],
  services: ['src/services/browser'],
  backend: ['backend/documents', 'backend/http', 'backend/secrets'],
}

/**
 * Files that Stryker cannot run: in Node there is no canvas and no `FileReader`, and `import.meta.glob` takes
 * literals alone. Tests in a browser and of the samples prove them.
 */
export const leftOut = ['canvas', 'dataUrlOf', 'pictures', 'sampleFiles'].map(
  (name) => `src/services/browser/${name}.ts`,
)
