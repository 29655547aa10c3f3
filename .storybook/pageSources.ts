/** The sources that `factsOf` reads. */
export const pageSources = import.meta.glob<string>(
  [
    '/src/app/routes/*.tsx',
    '/src/app/*/use*.ts',
    '/src/machines/*/*.provide.ts',
    '/src/components/pages/*/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)
