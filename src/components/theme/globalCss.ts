import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** Document-wide styles: ground, type per language, focus ring, headings, motion preference. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    // The height of the sticky header; rem, so it grows with the text.
    scrollPaddingTop: 'calc(3.5rem + 1px)',
    '@media (min-width: 75rem)': { scrollPaddingTop: 'calc(4rem + 1px)' },
    '&.dark': { colorScheme: 'dark' },
  },
  // What drawings of the line are made of, in any colour mode: with current, without, and the ground of a category.
  ':root, .light, .dark': {
    '--live': 'colors.live',
    '--dead': 'colors.border.control',
    '--cat-bg': 'colors.bg',
    '@media (forced-colors: active)': { '--dead': 'GrayText', '--cat-bg': 'Canvas' },
  },
  // Where the content of a page begins, for what is drawn from edge to edge of the window: `--edge` is its distance from
  // the window, in whole pixels. An element around has `container-type: inline-size`.
  ':root': {
    '--gutter': { base: '1.25rem', md: '2rem', xl: '2.5rem' },
    // Half of the page without its gutters.
    '--half-page': { base: '36.25rem', '2xl': '43.75rem' },
    '--edge': 'max(var(--gutter), 50cqi - var(--half-page))',
    // The centre of a line beside the page. On paper there is none.
    '--rail': {
      base: '8px',
      md: 'min(var(--edge) / 2, 40px)',
      '2xl': 'max(20px, var(--edge) - 48px)',
      _print: 'var(--edge)',
    },
    '@supports (width: round(1px, 1px))': {
      '--edge': 'max(var(--gutter), round(down, 50cqi - var(--half-page), 1px))',
    },
  },
  // The page behind a dialog stays where it is.
  'html:has(dialog:modal)': { overflow: 'hidden' },
  // Where popovers are unknown, a class of their polyfill opens them (decision D4).
  '[popover]:not(.\\:popover-open)': {
    '@supports not selector(:popover-open)': { display: 'none' },
  },
  body: {
    background: 'bg',
    color: 'fg',
    fontSize: 'md',
    fontFamily: 'en',
    lineHeight: 'body',
    overflowWrap: 'anywhere',
    textRendering: 'optimizeLegibility',
  },
  // The space of the Latin face is narrow: before a bracket it is hardly seen.
  ':lang(en)': { fontFamily: 'en', wordSpacing: '0.05em' },
  ':lang(zh)': {
    fontFamily: 'zh',
    wordSpacing: 'normal',
    lineBreak: 'strict',
    // A bracket at the start of a line stands on the edge.
    textSpacingTrim: 'trim-start',
    // With large text on a phone a clause is longer than a line, which may end within it.
    '@media (max-width: 19.99rem)': { wordBreak: 'normal !important' },
    '@container (max-width: 16.99rem)': { wordBreak: 'normal !important' },
  },
  'body:lang(zh)': { lineHeight: 'bodyZh' },
  // The reset would let a long word widen its column. It names every element, so none inherits.
  'p, h1, h2, h3': { overflowWrap: 'anywhere' },
  ':is(p, h1, h2, h3, .short-text) *': { overflowWrap: 'inherit' },
  'h1, h2, h3': {
    fontWeight: 'semibold',
    lineHeight: 'heading',
    letterSpacing: '-0.012em',
    textWrap: 'balance',
    // On paper a heading is on the sheet of what it is for.
    _print: { breakAfter: 'avoid' },
  },
  li: { _print: { breakInside: 'avoid' } },
  ':is(h1, h2, h3):where(:lang(zh))': {
    lineHeight: 'headingZh',
    letterSpacing: 'normal',
    wordBreak: 'keep-all',
  },
  p: { textWrap: 'pretty' },
  // A text of one or two sentences: lines of similar length. A Chinese line ends after a punctuation mark, not within a
  // word, unless a clause is longer than the line.
  '.short-text': {
    textWrap: 'balance',
    '&:lang(zh)': {
      wordBreak: 'keep-all',
      // Also where a container asks for the least width.
      overflowWrap: 'anywhere',
      // A line may end before an address, which then stays whole with the mark behind it. The margin
      // is the gap that the browser leaves between Chinese and Latin text.
      '& b::before': { content: '"\\200B" / ""', marginInlineStart: '0.125em' },
    },
  },
  ':focus-visible, [data-focus-visible]': {
    outline: '3px solid {colors.brand.focusRing}',
    outlineOffset: '2px',
  },
  // The element that takes focus after a navigation or a failed submit is no control.
  '[tabindex="-1"]:focus-visible:is(h1, main)': { outline: 'none' },
  // Pressed before the app listens: it was heard, and is done once the app is there.
  'button[aria-busy=true]:not([aria-disabled])': { cursor: 'progress', opacity: 0.6 },
  // What does not work without script, or in an old browser (decision D4).
  'noscript > p, #site-unsupported': {
    paddingBlock: '2',
    paddingInline: { base: '5', md: '8' },
    background: 'bg.muted',
    fontSize: 'sm',
  },
  // The notices of the start script and of the root boundary (decisions D2 and D6).
  '#site-start-failed, #site-failed': {
    position: 'fixed',
    inset: 'auto 0 0',
    padding: '4',
    background: 'bg.inverted',
    color: 'fg.inverted',
    '& button': { display: 'block', minHeight: '2.75rem', marginTop: '2', font: 'inherit' },
  },
  '*, *::before, *::after': {
    borderColor: 'border',
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
