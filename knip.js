/** Unused files, exports and dependencies (`npm run check`). */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,js}',
        // Named by tests/docs/playwright.config.ts.
        'tests/docs/{playwright,vite}.config.ts',
        'tests/journeys/{buildSites,server}.ts',
        // Named by scripts/steps.ts.
        'tests/hosts/run.ts',
        // Shown by its page as text, and compiled.
        'src/components/ui/*/*.example.tsx',
        '.storybook/patterns/*.example.tsx',
        'src/components/firstPaint/scripts/{prePaint,start,fill}.ts',
        'src/app/prerender.tsx',
      ],
      project: [
        'src/**/*.{ts,tsx,mdx}',
        'locales/**/*.ts',
        'scripts/**/*.{ts,js}',
        'tests/**/*.{ts,tsx}',
        '.storybook/**/*.{ts,tsx,mdx}',
      ],
      ignoreDependencies: [
        // Imported by .storybook/fonts.css.
        '@fontsource/barlow',
        '@fontsource-variable/noto-sans-sc',
        // Run by scripts/test.ts.
        'html-validate',
        'oxlint',
        'oxlint-tsgolint',
        'typescript-7',
      ],
    },
    backend: {
      entry: ['tests/support/serve.ts'],
      project: ['**/*.{ts,mdx}'],
      // `node --import tsx` starts a server for tests.
      ignoreDependencies: ['tsx'],
    },
  },
  // A documented type beside the function that uses it is worth its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system.
  ignoreBinaries: ['gsettings', 'ldd', 'nginx', 'xdotool'],
  compilers: {
    // What a documentation page uses are its imports.
    mdx: (text) =>
      [...text.matchAll(/^import[^'"]+['"][^'"]+['"]/gm)].map(([line]) => line).join('\n'),
  },
}
