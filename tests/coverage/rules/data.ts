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
    'HE-3',
  ],
  [
    'Log-in sets the user, log-out clears it',
    'unit is authenticated after a log-in',
    'unit closes the session',
  ],
  [
    'Sign-up: form, code, success, /',
    'unit makes the account, sends the code and goes on',
    'journey sign-up in the default flow',
  ],
  ['In stock with quantity, or out of stock', 'SS-1', 'SS-2', 'SS-3'],
  ['The management form is open or closed', 'unit opens, saves with its picture, closes'],
  [
    'Contact: idle, sending ("Sending..."), success or error',
    'CT-8',
    'CT-9',
    'CT-10',
    'journey a message is sent once and a success message is shown',
  ],
])

/** Validation, spec §5. */
export const validation = section(5, [
  ['Log-in: email required and of a simple pattern', 'LF-2', 'LF-3'],
  [
    'Log-in: password required, at least 6',
    'LF-2',
    'LF-3',
    'unit refuses a wrong address and a password',
  ],
  ['Reset: a valid address', 'RD-3'],
  [
    'Sign-up: name required, of at least 2 characters after trimming',
    'SF-2',
    'SF-3',
    'unit sign-up: checks %j',
  ],
  ['Sign-up: email required and valid', 'SF-2', 'SF-3'],
  ['Sign-up: password required, of at least 8', 'SF-2', 'SF-3', 'unit sign-up: checks %j'],
  ['Sign-up: confirmation required and equal', 'SF-2', 'SF-3', 'unit sign-up: checks %j'],
  ['Sign-up: terms accepted', 'SF-2', 'CB-4'],
  [
    'Strength: one point for each of five signs',
    'unit says which of the five rules hold',
    'unit gives %j %i points, %s',
    'PS-2',
  ],
  [
    'Strength: Weak (red) up to 2, Medium (amber) at 3, Strong (green) from 4',
    'unit takes its level from its score alone',
    'unit gives %j %i points, %s',
    'PS-1',
    'SB-2',
    'SB-3',
    'SB-4',
  ],
  ['Code: exactly 6 digits, else the sentence', 'CF-4', 'unit accepts six digits'],
  ['Code: only the format is checked', 'unit takes any six digits and answers'],
  ['Contact: both names required, at most 50', 'CT-2', 'CT-7', 'unit accepts 50 and 20 characters'],
  [
    'Contact: email required, phone optional up to 20',
    'CT-2',
    'CT-7',
    'unit accepts a form without a phone',
    'unit accepts 50 and 20 characters',
  ],
  ['Product: the four messages', 'PO-2', 'unit gives the four problems in order'],
  [
    'Product: price input min 0, step 0.01. A text box refuses what such an input refuses',
    'PO-7',
    'unit price %j is %j',
  ],
  ['Product: image optional', 'PO-4'],
])

/** Roles, spec §6. */
export const roles = section(6, [
  ['There are visitors and users, nothing else', 'unit has no user for a visitor', 'HE-1', 'HE-2'],
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
