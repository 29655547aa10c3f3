/** A change in words for the people who use a component. */
export interface ChangeNote {
  readonly what: string
  /** Titles of the components that it is true of. */
  readonly of: readonly string[]
}

const note = (what: string, ...of: readonly string[]): ChangeNote => ({ what, of })

/** The notes by the subject of their commit, which tells the day. */
export const changeNotes: Readonly<Record<string, ChangeNote>> = {
  'Load the first picture before others, and small ones as AVIF': note(
    'The first picture of a page is loaded before the others.',
    'catalogue/ProductCard',
    'catalogue/ProductPicture',
    'ui/MediaFrame',
  ),
  'Wrap a long word in headings and paragraphs': note('A long word wraps.', 'catalogue/ListState'),
  'Show a product of the line-up whole when it has the focus': note(
    'A product that has the focus is scrolled into view.',
    'catalogue/Lineup',
  ),
  'Show the figures of the lead card on phones and tablets': note(
    'The lead card shows its figures at every width.',
    'catalogue/CardGrid',
  ),
  'Keep the live line live in forced colours on every page': note(
    'The line is visible in forced colours.',
    'auth/AuthLayout',
    'catalogue/CategoryHead',
    'illustrations/EmptyIllustration',
  ),
  'Keep names whole in greetings and leads break where they are read': note(
    'A name stays on one line.',
    'dashboard/WelcomeHeader',
  ),
  'Show the pictures of the dashboard on plates': note(
    'Pictures stand in a MediaFrame.',
    'dashboard/ProductPanel',
  ),
  'Offer no samples on a site with a published catalogue': note(
    'Offers no samples where the site publishes a catalogue.',
    'catalogue/EmptyCategory',
  ),
  'Word the contact form for the fields that it has': note(
    'The texts promise no message field.',
    'landing/ContactForm',
  ),
  "Leave out the line under the last item of the account's lists": note(
    'The last item has no line under it.',
    'account/ActivityList',
    'account/SessionList',
  ),
  "Draw the focus ring of a row's buttons inside the row": note(
    'The focus ring of a button stays inside its row.',
    'manage/ProductTable',
  ),
  'Remove props of fields that no form uses': note(
    'The props onChange and disabled are gone.',
    'ui/Checkbox',
    'ui/TextArea',
    'ui/TextField',
  ),
  'Keep the buttons of the publish panel within a narrow page': note(
    'The buttons fit a narrow page.',
    'manage/PublishPanel',
  ),
  'Close the switch of the log-in page before it is left': note(
    'The switch closes before the page is left.',
    'auth/AuthLayout',
    'pages/LoginPage',
  ),
  'Move rows and cards to their new places with framer-motion': note(
    'Items move to their new places, except with reduced motion.',
    'catalogue/ProductGrid',
    'manage/ProductTable',
  ),
  'Leave out the animation of a success that cannot be fetched': note(
    'Is shown without its animation when the script cannot be fetched.',
    'auth/SuccessMark',
  ),
  'Change two-step verification with a recovery code': note(
    'A recovery code takes the place of the phone.',
    'account/TwoFactorSection',
    'auth/LoginCodeForm',
  ),
  'Link the account in the wide header and mark its current section': note(
    'Links the account.',
    'layout/Header',
    'layout/MobileMenu',
  ),
  'Draw a leader from the part that stores energy': note(
    'A leader goes from the part that stores energy to its specification.',
    'catalogue/ProductDetail',
  ),
  'Remove props that nothing uses': note(
    'The prop onComplete is gone: read the value on submit.',
    'ui/CodeInput',
  ),
  'Draw the sample pictures side by side and say how far it is': note(
    'Loading the samples shows its progress.',
    'catalogue/EmptyCategory',
  ),
  'Keep a half-typed product over a reload, and read imports strictly': note(
    'A half-typed product survives a reload.',
    'manage/ProductForm',
  ),
  'Lay out product management as a table with one line of tools': note(
    'Is a table with right-aligned prices on wide screens.',
    'manage/ProductTable',
  ),
  'Offer one reload button, also while a dialog is open': note(
    'The button works while a dialog is open.',
    'layout/ReloadNotice',
  ),
  "Hang empty states on a line that reaches the window's edge": note(
    'The line reaches the edge of the window.',
    'illustrations/EmptyIllustration',
    'ui/EmptyState',
  ),
  'Lay the product page out as an engineering drawing': note(
    'Is laid out as an engineering drawing.',
    'catalogue/ProductDetail',
    'pages/ProductPage',
  ),
  'Show the account pages as a circuit that is being closed': note(
    'Shows a circuit that closes with the steps of the form.',
    'auth/AuthLayout',
    'illustrations/CircuitIllustration',
  ),
  'Remove props that nothing passes and share the parts of a field': note(
    'The props onBlur, prefix, placeholder and lang are gone.',
    'ui/TextField',
  ),
  'Show the products of a category on one line and lead with the first': note(
    'The first product leads.',
    'catalogue/CardGrid',
    'catalogue/ProductGrid',
  ),
  'Offer the sample products in an empty category': note(
    'Offers the sample products.',
    'catalogue/EmptyCategory',
  ),
  'Rename look to variant, mark to indicator': note(
    'The prop look is called variant, and mark is called indicator.',
    'layout/AppLink',
    'ui/Button',
    'ui/Field',
    'ui/FileDrop',
    'ui/SelectField',
    'ui/Tag',
    'ui/TextArea',
    'ui/TextField',
  ),
  'Draw illustrations as inline SVG components': note(
    'Is inline SVG.',
    'illustrations/CategoryIllustration',
    'illustrations/EmptyIllustration',
    'illustrations/HeroIllustration',
    'illustrations/Logo',
  ),
  'Let every field work uncontrolled': note(
    'Works with defaultValue.',
    'ui/CodeInput',
    'ui/PasswordField',
    'ui/SearchField',
  ),
}
