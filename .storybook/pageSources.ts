/** The sources that `factsOf` reads. */
export const pageSources = import.meta.glob<string>(
  [
    '/src/app/routes/*.tsx',
    '/src/app/use*.ts',
    '/src/app/*/use*.{ts,tsx}',
    '!**/*.test.tsx',
    '/src/machines/*.ts',
    '/src/machines/*/*.ts',
    '!**/*.test.ts',
    '/src/services/services.ts',
    '/src/services/products/catalogue.ts',
    '/src/components/pages/*/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)
