/** Unused files, exports and dependencies (`npm run check`). */
export default {
  entry: [
    'scripts/*.{ts,js}',
    // Named by stryker.config.js.
    'scripts/mutation/vitest.config.ts',
    // Named by tests/docs/playwright.config.ts.
    'tests/docs/{playwright,vite}.config.ts',
    'tests/journeys/{buildSites,server}.ts',
    // Named by scripts/test.ts and .ci/run.
    'tests/{conformance,hosts}/run.ts',
    // Shown by its page as text, and compiled.
    'src/components/ui/*/*.example.tsx',
    '.storybook/patterns/*.example.tsx',
    'src/components/firstPaint/scripts/{prePaint,start,fill}.ts',
    'src/app/prerender.tsx',
  ],
  project: [
    'src/**/*.{ts,tsx,mdx}',
    'backend/**/*.ts',
    'locales/**/*.ts',
    'scripts/**/*.{ts,js}',
    'tests/**/*.{ts,tsx}',
    '.storybook/**/*.{ts,tsx,mdx}',
  ],
  // A documented type beside the function that uses it is worth its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Imported by .storybook/fonts.css.
    '@fontsource/barlow',
    '@fontsource-variable/noto-sans-sc',
    // Run by scripts/test.ts.
    'html-validate',
    'oxlint',
    'oxlint-tsgolint',
  ],
  compilers: {
    // What a documentation page uses are its imports.
    mdx: (text) =>
      [...text.matchAll(/^import[^'"]+['"][^'"]+['"]/gm)].map(([line]) => line).join('\n'),
  },
}
