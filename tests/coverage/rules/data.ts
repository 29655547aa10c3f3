import { section } from '#tests/coverage/rule.ts'

/** Entities, spec §3. */
export const entities = section(3, [
  [
    'A product has exactly the listed fields, under local_products',
    'unit stores exactly the fields of the specification',
  ],
  ['A product id begins with local_ and is unique', 'unit are unique while the clock stands still'],
  ['Specifications map text to text, whatever the names', 'unit shows rows called constructor'],
  [
    'A stored image stands in a map by id under local_images',
    'unit stores exactly the fields of the specification, and a picture once',
    'journey the samples fill the six categories',
  ],
  ['A contact record has the six listed fields', 'unit stores one record for a message'],
  [
    'The code record is named Verification Code, the code in phoneNumber',
    'unit holds the shown code and gives nobody a permission',
  ],
  ['A user has id, name and email', 'unit answers the user of a log-in'],
])

/** States, spec §4. */
export const states = section(4, [
  ['The session is being checked until the service has answered', 'unit is checking until'],
  [
    'Then there is a user or none',
    'unit says that the session has ended when there was one',
    'story layout/Header: announces nothing about the session before it is known',
  ],
  [
    'Log-in sets the user, log-out clears it',
    'unit is authenticated after a log-in',
    'unit closes the session',
  ],
  [
    'Sign-up: form, code, success, /',
    'unit makes the account, sends the code and shows the code screen',
    'journey sign-up in the default flow',
  ],
  [
    'In stock with quantity, or out of stock',
    'story catalogue/StockStatus: says that it is in stock, with the quantity',
    'story catalogue/StockStatus: says that it is out of stock once off sale',
    'story catalogue/StockStatus: says that it is out of stock when none is left',
  ],
  ['The management form is open or closed', 'unit opens, saves with its picture, closes'],
  [
    'Contact: idle, sending ("Sending..."), success or error',
    'story landing/ContactForm: submits nothing while a message is being sent',
    'story landing/ContactForm: shows the success message instead of the button',
    'story landing/ContactForm: shows the failure and keeps every value',
    'journey a message is sent once and a success message is shown',
  ],
])

/** Validation, spec §5. */
export const validation = section(5, [
  [
    'Log-in: email required and of a simple pattern',
    'story auth/LoginForm: asks for both when nothing is entered, above the form and at the fields',
    'story auth/LoginForm: asks for a valid address and at least 6 characters (spec §5)',
  ],
  [
    'Log-in: password required, at least 6',
    'story auth/LoginForm: asks for both when nothing is entered, above the form and at the fields',
    'story auth/LoginForm: asks for a valid address and at least 6 characters (spec §5)',
    'unit refuses a wrong address and a password',
  ],
  [
    'Reset: a valid address',
    'story auth/RecoveryDialog: asks for a valid address, at the field and with the focus there (spec §5)',
  ],
  [
    'Sign-up: name required, of at least 2 characters after trimming',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
    'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
    'unit sign-up: checks %j',
  ],
  [
    'Sign-up: email required and valid',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
    'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
  ],
  [
    'Sign-up: password required, of at least 8',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
    'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
    'unit sign-up: checks %j',
  ],
  [
    'Sign-up: confirmation required and equal',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
    'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
    'unit sign-up: checks %j',
  ],
  [
    'Sign-up: terms accepted',
    'story auth/SignupForm: asks for everything that is missing, above the form and at each field (spec §5)',
    'story ui/Checkbox: is invalid and described by its error',
  ],
  [
    'Strength: one point for each of five signs',
    'unit says which of the five rules hold',
    'unit gives %j %i points, %s',
    'story auth/PasswordStrength: ticks each rule that is met',
  ],
  [
    'Strength: Weak (red) up to 2, Medium (amber) at 3, Strong (green) from 4',
    'unit takes its level from its score alone',
    'unit gives %j %i points, %s',
    'story auth/PasswordStrength: shows its level as text, not only as a colour (spec §5)',
    'story ui/StrengthBar: is red (spec §5)',
    'story ui/StrengthBar: is amber (spec §5)',
    'story ui/StrengthBar: is green (spec §5)',
  ],
  [
    'Code: exactly 6 digits, else the sentence',
    'story auth/CodeForm: asks for all 6 digits, in the boxes and with the focus there (spec §5)',
    'unit accepts six digits',
  ],
  ['Code: only the format is checked', 'unit takes any six digits and answers'],
  [
    'Contact: both names required, at most 50',
    'story landing/ContactForm: shows all problems, above the form and at the fields, and submits nothing',
    'story landing/ContactForm: refuses what is too long or no address',
    'unit accepts 50 and 20 characters',
  ],
  [
    'Contact: email required, phone optional up to 20',
    'story landing/ContactForm: shows all problems, above the form and at the fields, and submits nothing',
    'story landing/ContactForm: refuses what is too long or no address',
    'unit asks for both names and the address',
    'unit accepts 50 and 20 characters',
  ],
  [
    'Product: the four messages',
    'story manage/ProductForm: says the four sentences of the spec, in the summary and at the fields',
    'unit gives the four problems in order',
  ],
  [
    'Product: price input min 0, step 0.01. A text box refuses what such an input refuses',
    'story manage/ProductForm: refuses a price below 0 and steps below 0.01',
    'unit price %j is %j',
  ],
  ['Product: image optional', 'story manage/ProductForm: hands over a finished draft'],
])

/** Roles, spec §6. */
export const roles = section(6, [
  [
    'There are visitors and users, nothing else',
    'unit has no user for a visitor',
    'story layout/Header: leads home, to six categories, three anchors and log-in',
    'story layout/Header: offers the dashboard to a user',
  ],
  [
    'Any user opens dashboard and management',
    'journey a guarded page redirects a visitor',
    'journey the right password leads to the dashboard',
  ],
  [
    'Landing, categories, products and contact are public',
    'journey a first visit is Chinese',
    'journey search, order and direction are in the address',
    'journey a product page shows everything',
    'journey a message is sent once and a success message is shown',
  ],
])
