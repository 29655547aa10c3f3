/**
 * What happens where a browser of decision D4 lacks a feature that the build contains: the features by
 * reason, as MDN's compatibility data names them.
 */
export const compatNotes: readonly (readonly [reason: string, features: readonly string[]])[] = [
  [
    'main.tsx loads a polyfill; its class opens the popover, globalCss.ts hides a closed one',
    ['css.selectors.popover-open', 'api.HTMLElement.showPopover', 'api.HTMLElement.hidePopover'],
  ],
  ['CSS modules write the value without it before @supports', ['css.types.round']],
  ['preview.ts counts with a pattern', ['javascript.builtins.Intl.Segmenter']],
  [
    'controlBox.ts and RecoveryCodes.tsx have another rule. In Firefox 115 the page scrolls behind a dialog (globalCss.ts), ' +
      'the footer shows while a page loads (PageLayout), a bar or a message lies over the end of the page; the rest is ornament',
    ['css.selectors.has'],
  ],
  [
    'LanguageMenu.module.css and MenuPanel.module.css place it under `@supports not`',
    ['css.properties.position-area', 'css.properties.position-try-fallbacks'],
  ],
  [
    'ImportLine.module.css has its own columns; figures of a product are not on one line',
    ['css.properties.grid-template-columns.subgrid', 'css.properties.grid-template-rows.subgrid'],
  ],
  [
    'the pale copy under the line is missing (HeroIllustration, LandingSection)',
    ['css.types.color.color-mix'],
  ],
  [
    'a heading may be the last on a printed sheet',
    ['css.properties.break-after.avoid', 'css.properties.break-before.avoid'],
  ],
  [
    'React asks whether the document has it',
    [
      'api.Document.startViewTransition',
      'api.Element.startViewTransition',
      'api.ViewTransition.skipTransition',
      'css.selectors.view-transition',
      'css.selectors.view-transition-group',
    ],
  ],
  [
    'readSheets.ts gives the address of its worker as it is',
    ['api.TrustedTypePolicy.createScriptURL', 'api.TrustedTypePolicyFactory.createPolicy'],
  ],
  [
    'typography: lines break and space less finely',
    [
      'css.properties.text-autospace',
      'css.properties.text-decoration.dotted',
      'css.properties.text-size-adjust',
      'css.properties.text-spacing-trim',
      'css.properties.text-wrap',
      'css.types.length.lh',
    ],
  ],
  [
    'looks of the browser itself: its own are kept',
    [
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.cursor',
      'css.properties.forced-color-adjust',
      'css.properties.resize',
      'css.properties.scrollbar-width',
      'css.properties.user-select',
      'css.selectors.-moz-progress-bar',
      'css.selectors.-webkit-inner-spin-button',
      'css.selectors.-webkit-progress-bar',
      'css.selectors.-webkit-progress-value',
      'css.selectors.-webkit-search-cancel-button',
    ],
  ],
  [
    'speed: everything is laid out at once',
    ['css.properties.contain-intrinsic-size', 'css.properties.content-visibility'],
  ],
  ['the field keeps its height and scrolls', ['css.properties.field-sizing']],
  ['the order of the document is the order of the keyboard', ['css.properties.reading-flow']],
  [
    'Chakra UI and Emotion know it; no page uses it',
    [
      'css.at-rules.starting-style',
      'css.properties.backdrop-filter',
      'css.properties.box-flex',
      'css.properties.box-flex-group',
      'css.properties.box-ordinal-group',
      'css.properties.orphans',
      'css.properties.widows',
      'css.properties.zoom',
      'css.selectors.-webkit-scrollbar',
      'css.selectors.-webkit-scrollbar-thumb',
      'css.selectors.-webkit-scrollbar-track',
      'css.selectors.autofill',
      'css.selectors.host-context',
      'css.selectors.selection',
    ],
  ],
  [
    'packages ask for it first',
    ['javascript.builtins.Error.captureStackTrace', 'javascript.builtins.Symbol.dispose'],
  ],
  [
    'another method of the same name',
    [
      'api.CookieChangeEvent.changed',
      'api.ExtendableCookieChangeEvent.changed',
      'javascript.builtins.RegExp.escape',
    ],
  ],
]
