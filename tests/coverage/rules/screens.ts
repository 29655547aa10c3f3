import { section } from '#tests/coverage/rule.ts'

/** What the product does, spec §1. */
export const product = section(1, [
  [
    'Products are never fetched from a server. With a published catalogue the pages bring them',
    'journey products come from storage, and no request asks for them',
  ],
])

/** Screens and routes, spec §2. */
export const screens = section(2, [
  [
    'Landing: hero whose button scrolls to the features',
    'story landing/Hero: leads to the features also without script',
    'story landing/Hero: scrolls to the features and takes the keyboard along',
    'story pages/LandingPage: has the sections that the header leads to',
  ],
  [
    'Landing: three feature cards',
    'story landing/FeatureCards: is the section that the hero leads to, with three cards',
  ],
  [
    'Landing: about',
    'story landing/About: is the section that the header leads to',
    'story pages/LandingPage: has the sections that the header leads to',
  ],
  [
    'Landing: contact form',
    'story landing/ContactSection: is the section that the header leads to',
    'journey a message is sent once and a success message is shown',
  ],
  [
    '/dashboard leads to /login when, after loading, there is no user',
    'journey the dashboard waits for the service, then redirects a visitor and welcomes a user',
    'journey a guarded page redirects a visitor to log-in and back',
  ],
  ['An unknown category leads to /', 'journey an unknown category redirects to the landing page'],
  ['Product detail has an address of its own', 'journey a product page shows everything'],
  [
    '/dashboard/products leads to /login without a user',
    'journey a guarded page redirects a visitor to log-in and back',
  ],
  [
    'Sign-up links to the terms',
    'story auth/SignupForm: opens the terms in a new tab',
    'story pages/TermsPage: names its subjects and its date',
  ],
  [
    'Header: logo and way home',
    'story layout/Header: leads home, to six categories, three anchors and log-in',
    'story layout/HomeLink: leads home and says so',
  ],
  [
    'Header: language dropdown, Chinese and English',
    'story layout/LanguageMenu: opens on a click and offers both languages',
    'story layout/LanguageMenu: goes to the twin, closes and returns the focus',
  ],
  [
    'Header: links to the six categories',
    'story layout/Header: leads home, to six categories, three anchors and log-in',
    'story layout/MainNav: marks the category that is open',
  ],
  [
    'Header: anchors to features, about and contact',
    'story layout/Header: leads home, to six categories, three anchors and log-in',
    'story pages/LandingPage: has the sections that the header leads to',
  ],
  [
    'Header: log-in or dashboard, depending on the session',
    'story layout/SessionLink: leads a visitor to log-in',
    'story layout/SessionLink: leads a user to the dashboard',
    'story layout/Header: offers the dashboard to a user',
  ],
  [
    'Header: toggle of the mobile menu',
    'story layout/MobileMenu: opens, moves the focus in and makes the page inert',
    'unit Escape closes the menu and returns the focus to its button',
    'story layout/MobileMenu: holds six categories, three anchors and log-in',
  ],
  ['Footer: a copyright line', 'story layout/Footer: holds the copyright line and the terms'],
  [
    'Log-in: email, and password with a show/hide toggle',
    'story auth/LoginForm: submits the values once',
    'story ui/PasswordField: shows and hides by keyboard, and announces it',
  ],
  [
    'Log-in: forgot-password dialog with email, Cancel and Send Reset Email',
    'story pages/LoginPage: carries the typed address into the dialog and the focus back (WCAG 3.3.7)',
    'story auth/RecoveryDialog: sends to the address it opened with',
    'story auth/RecoveryDialog: closes by Cancel',
    'journey a forgotten password is reset from the mail',
  ],
  ['Log-in: link to sign-up', 'story pages/LoginPage: leads to sign-up'],
  ['Log-in success leads to /dashboard', 'journey the right password leads to the dashboard'],
  [
    'Sign-up: name, email, password, confirmation and required terms',
    'story auth/SignupForm: submits the values once',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
  ],
  [
    'Sign-up: strength bar at the password',
    'story auth/SignupForm: rates the password between its field and the confirmation, as it is typed (spec §2)',
    'story auth/NewPasswordFields: rates the password as it is typed',
    'story auth/PasswordStrength: shows its level as text, not only as a colour (spec §5)',
  ],
  ['Sign-up continues to the six-digit code', 'journey sign-up in the default flow'],
  [
    'Code: six single-digit boxes',
    'story ui/CodeInput: is a named group of six boxes named by position',
  ],
  ['Code: moves on by itself', 'story ui/CodeInput: moves on with each digit'],
  ['Code: Backspace moves back', 'story ui/CodeInput: Backspace clears, then moves back'],
  [
    'Code: digits can be pasted',
    'story ui/CodeInput: takes a code pasted in any shape, from any box, over a filled code',
  ],
  [
    'Code: Resend',
    'story auth/CodeForm: asks for another code',
    'story auth/ResendButton: asks for another code',
  ],
  [
    'Code: Back to Signup',
    'story auth/CodeForm: goes back to sign-up',
    'journey going back keeps name and address',
  ],
  [
    'Code: success message, and / after 3 seconds',
    'story pages/SignupPage: shows where the site redirects to and when',
    'unit stays for 3 seconds, not a millisecond less',
    'journey sign-up in the default flow',
  ],
  [
    'Dashboard: welcome with name and email',
    'story dashboard/WelcomeHeader: greets by name and shows the address',
    'story pages/DashboardPage: greets, and offers log-out',
  ],
  [
    'Dashboard: connection panel with both tests',
    'story dashboard/ConnectionPanel: offers both tests, by mouse and keyboard',
    'story dashboard/ConnectionPanel: announces the outcome once, politely',
  ],
  [
    'Dashboard: link to product management',
    'story dashboard/ProductPanel: leads to product management',
  ],
  [
    'Dashboard: log-out, which leads to /',
    'story dashboard/WelcomeHeader: logs out',
    'journey logging out in one tab',
  ],
  [
    'Category: search',
    'story catalogue/SearchSort: is one search landmark with a named field',
    'story pages/CategoryPage: clears a search without a match',
    'journey search, order and direction',
  ],
  [
    'Category: sort by name, price or date; a second click turns the direction',
    'story catalogue/SearchSort: shows order and direction as text, and reverses on a second click',
    'unit is stable and idempotent in every order',
    'unit reverses at a second click and starts again at another',
    'journey search, order and direction',
  ],
  [
    'Category: grid of cards',
    'story catalogue/ProductGrid: lists every product under its own heading',
    'story pages/CategoryPage: is headed by the category and lists its products',
  ],
  [
    'Category: results count',
    'story catalogue/ResultsCount: says how many, and says nothing aloud on arrival',
    'story catalogue/ResultsCount: counts one as one',
  ],
  [
    'Category: empty message',
    'story catalogue/ListState: says that there are no products yet and leads to adding',
    'journey an empty catalogue shows a message',
  ],
  [
    'Card: image and name',
    'story catalogue/ProductCard: is one link named by the product, described by price and stock',
    'story catalogue/ProductCard: says its name once',
  ],
  [
    'Card: price in US dollars',
    'story catalogue/ProductCard: is one link named by the product, described by price and stock',
    'story catalogue/Price: shows US dollars as the language writes them',
    'story catalogue/Price: shows cents with two digits',
  ],
  [
    'Card: description cut at 100 characters with an ellipsis',
    'story catalogue/ProductCard: ends the description after 100 characters with an ellipsis',
    'unit cuts at 100 characters as people count them',
  ],
  [
    'Card: In Stock with the quantity, or an Out of Stock overlay',
    'story catalogue/StockStatus: says that it is in stock, with the quantity',
    'story catalogue/ProductCard: says Out of Stock on the picture and in the row',
  ],
  [
    'Detail: breadcrumb',
    'story catalogue/Breadcrumb: leads home and to the category by links',
    'story catalogue/Breadcrumb: names the open page as current, without a link',
    'story pages/ProductPage: stands under home and category in the breadcrumb',
  ],
  [
    'Detail: image, title, price, stock and the whole description',
    'story catalogue/ProductDetail: shows picture, name, price, stock, the whole description',
  ],
  [
    'Detail: table of specifications',
    'story catalogue/ProductDetail: names the specification table by its heading',
    'story catalogue/SpecTable: has a row header and a value for each specification',
  ],
  [
    'Detail: add to cart, or a disabled notify button',
    'story catalogue/ProductDetail: reports "add to cart"',
    'story catalogue/ProductDetail: offers a "notify me" that cannot be used, and says why',
  ],
  ['Detail: way back', 'story catalogue/ProductDetail: leads back to the category'],
  [
    'Management: a form that opens and closes',
    'story manage/ProductForm: takes the focus with its heading',
    'story manage/ProductForm: asks before it throws away what was typed',
    'unit opens, saves with its picture, closes',
  ],
  [
    'Management: list with price edit and image replacement',
    'story manage/ProductTable: replaces the price by a field; Enter saves it, in full-width digits too',
    'story manage/ProductTable: deletes and asks for pictures by name',
    'unit changes a price and shows the undo toast until it closes',
    'unit replaces a picture, removes, and takes back one step at a time',
  ],
  ['Management: export', 'journey export, clear and import restore every byte'],
  [
    'Management: clear all, after a question',
    'story manage/ConfirmClear: asks with the number',
    'story manage/ConfirmClear: clears only on the red button',
  ],
  [
    'Management: storage information in MB',
    'story manage/StorageMeter: is a meter with its figures as text',
  ],
])
