import { section, withGaps, type Rule } from '#tests/coverage/rule.ts'

/** Calls, spec §7. */
export const calls: readonly Rule[] = [
  ...section(7, [
    [
      'Project id and session cookie go with every call',
      'unit carries project, language and cookies',
      'journey the right password leads to the dashboard',
    ],
    [
      'Sign up: POST /account with userId, email, password and name',
      'unit comes between session and mail',
    ],
    ['Store the code as a document', 'unit holds the shown code and gives nobody a permission'],
    [
      'Request the verification mail with the address to return to',
      'unit comes between session and mail',
      'journey the mailed link is used by a button',
    ],
    [
      'Log in, then read the account',
      'unit asks for a session, then for the account',
      'unit answers the user of a log-in',
      'journey the redirect after log-in never leaves the site',
    ],
    [
      'Log out of the current session',
      'unit closes the session',
      'journey a failed log-out shows a message',
    ],
    [
      'Ask for a reset mail',
      'unit mails a link that sets a new password',
      'journey a forgotten password is reset from the mail',
    ],
    [
      'Send a contact message as a document',
      'unit stores one record for a message of a visitor',
      'journey a message is sent once and a success message is shown',
    ],
    [
      'Test the connection',
      'unit reports service, account and database, where',
      'unit asks for the account and for one record of the contacts',
    ],
    [
      'A six-digit code is random',
      'unit reaches both ends of 100000 to 999999',
      'unit draws again instead of favouring',
    ],
    [
      'When the mail fails, the code is shown in an alert',
      'story auth/CodeForm: shows the code in an alert, and fills it in on request',
      'journey when the mail fails',
    ],
    ['Entering the code asks no server', 'unit takes any six digits'],
  ]),
  {
    id: '7.13',
    text: 'Other calls of the account client',
    proof: [
      'journey a user changes name, language of mails and address',
      'journey sessions end one by one or all at once',
    ],
    gap: 'The account page uses the calls of decision A8. The SDK offers the others.',
  },
]

const errorRules = section(8, [
  ['The English messages are verbatim', 'unit spec §8, %s: “%s”'],
  [
    'Log-in: wrong credentials',
    'story auth/LoginForm: shows that the credentials are wrong (spec §8)',
    'journey a wrong password and an unknown address',
  ],
  [
    'Log-in: no account',
    'story auth/LoginForm: shows that there is no account (spec §8)',
    'unit reads the answer %i %s as %s',
  ],
  [
    'Log-in: not verified',
    'story auth/LoginForm: shows that the address is not verified (spec §8), and the ways to verify it',
    'journey an unverified address cannot log in',
  ],
  ['Log-in: every other reason', 'story auth/LoginForm: shows the reason (spec §8)'],
  [
    'Sign-up failed',
    'story auth/SignupForm: shows that sign-up failed, and the reason (spec §8)',
    'journey a failed sign-up keeps every value',
  ],
  [
    'Wrong code',
    'story auth/CodeForm: shows that the code is wrong (spec §8)',
    'journey the mailed code is checked by the service',
  ],
  [
    'Code of a wrong format',
    'story auth/CodeForm: shows that the format is wrong (spec §8)',
    'journey a code that the service cannot read',
  ],
  [
    'Log in again after verification',
    'story auth/CodeForm: asks to log in again, with the way (spec §8)',
    'journey sign-up ends with the request to log in',
  ],
  [
    'Log-out failed',
    'story dashboard/WelcomeHeader: shows that log-out failed (spec §8)',
    'journey a failed log-out shows a message',
  ],
  [
    'Reset failed',
    'story auth/RecoveryDialog: shows that the mail was not sent (spec §8)',
    'journey a reset mail that fails keeps the address',
  ],
  [
    'Reset mail sent',
    'story auth/RecoveryDialog: shows that the mail was sent (spec §8)',
    'journey a forgotten password is reset from the mail',
  ],
  [
    'Contact failed',
    'story landing/ContactForm: shows the failure and keeps every value',
    'journey a failure keeps every value',
  ],
  [
    'Contact sent',
    'story landing/ContactForm: shows the success message instead of the button',
    'journey a message is sent once',
  ],
  [
    'Products could not be loaded',
    'story catalogue/ListState: says Failed to load products and tries again',
    'journey products that cannot be read at all show a message',
  ],
  [
    'Product not found',
    'story pages/ProductPage: says Product not found and leads back',
    'journey a product that is not here is not found',
  ],
  [
    'Product could not be loaded',
    'story pages/ProductPage: says Failed to load product and tries again',
    'journey blocked storage shows a message',
    'journey products that cannot be read at all show a message',
  ],
  [
    'Image could not be stored',
    'story manage/FailureBanner: says Failed to store image locally',
    'story manage/FailureBanner: says the same sentence for another reason, and the reason',
    'unit shows the failure and keeps the product when a new picture does not fit',
  ],
  [
    'A missing parameter shows the message of the SDK',
    'unit S01 a parameter that is left out throws',
  ],
  [
    'Errors of create, price update and image update are alerts',
    'story manage/FailureBanner: says that storage is full and offers the export',
    'story manage/FailureBanner: says Failed to store image locally',
    'story manage/FailureBanner: is an alert when a price was not stored',
    'unit stays open with the picture when storage is full',
    'unit names the row whose price another tab has changed',
    'unit shows the failure and keeps the product when a new picture does not fit',
    'journey a full storage loses nothing',
  ],
  [
    'Errors of the client carry message, code, type and response',
    'unit S03 raises what the service refuses',
  ],
  [
    'An unregistered host is told to be registered',
    'unit S05 an opaque answer asks to register the host',
    'unit an unknown project, a missing collection or an unregistered site',
  ],
  [
    'When the mail fails, an alert shows the code',
    'story auth/CodeForm: shows the code in an alert, and fills it in on request',
    'journey when the mail fails',
  ],
  [
    'A malformed endpoint shows the message of the SDK',
    'unit passes on the SDK’s text about a malformed endpoint',
  ],
])

/** Error catalogue, spec §8. */
export const errors = withGaps(errorRules, {
  '8.3':
    'The sentence is shown where the service says that there is no account. Appwrite answers log-in with “invalid credentials” for a wrong password and for an unknown address.',
  '8.24': 'Realtime is not tested. The product does not subscribe to events.',
})

/** Constants, spec §9. */
export const constants: readonly Rule[] = [
  ...section(9, [
    ['Code from 100000 to 999999', 'unit reaches both ends of 100000 to 999999'],
    ['Redirect 3 s after verification', 'unit stays for 3 seconds'],
    [
      'Passwords: 6 at log-in, 8 at sign-up',
      'story auth/LoginForm: submits the values once',
      'story auth/LoginForm: asks for a valid address and at least 6 characters (spec §5)',
      'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
      'unit sign-up: checks %j',
    ],
    [
      'Names of 2 characters or more. Up to 50 in a message, and 128 of an account, as Appwrite takes; phone number up to 20',
      'story auth/SignupForm: shows the problem of each invalid field and keeps what was typed (spec §5)',
      'unit accepts 50 and 20 characters',
    ],
    [
      'Preview of 100 characters',
      'story catalogue/ProductCard: ends the description after 100 characters with an ellipsis',
      'unit cuts at 100 characters as people count them',
    ],
    [
      'Prices in US dollars',
      'unit formatPrice writes US dollars as each language',
      'story catalogue/Price: shows US dollars as the language writes them',
    ],
    [
      'Six categories',
      'story landing/CategoryStrip: leads to the six categories',
      'story layout/Header: leads home, to six categories, three anchors and log-in',
    ],
    [
      'Chinese first, English as fallback, both offered',
      'unit is Chinese first, English as fallback, with both offered',
      'unit have the same keys',
      'story layout/LanguageMenu: opens on a click and offers both languages',
    ],
    [
      'Storage keys; the export is named by the day',
      'unit stores exactly the fields of the specification',
      'unit names the export by the day',
    ],
    [
      'Storage in MB',
      'unit formatMegabytes writes one unit with two decimals',
      'story manage/StorageMeter: is a meter with its figures as text',
    ],
    [
      'Clear-all asks first',
      'story manage/ConfirmClear: asks with the number',
      'unit clears only after the question',
    ],
  ]),
  {
    id: '9.12',
    text: 'Chunked uploads and realtime reconnection',
    proof: [],
    gap: 'Constants of the SDK. The product does not upload files and does not subscribe.',
  },
]
