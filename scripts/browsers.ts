import packageJson from '../package.json' with { type: 'json' }

/** The oldest browsers in which everything works (decision D4), as Vite names them: `chrome109`. */
export const browsers: string[] = packageJson.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
)
