import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/legal.ts'

/** The terms page (decision S5): short, and true for the site as it is delivered. */
export default {
  heading: 'Terms of use',
  updated: 'Updated {{date}}',
  lead: 'This page answers three questions: what this website does, which data is kept where, and what you can do about it.',
  site: {
    heading: 'This website',
    purpose:
      'The $t(common:brand.name) website shows six categories of products and offers accounts, product management and a contact form. Orders are not taken online yet; prices (in US dollars) and stock figures are for reference\u00a0only.',
    agreement:
      'By signing up or sending the contact form you agree to these terms. You can look around without agreeing to anything.',
  },
  account: {
    heading: 'Your account',
    kept: 'The account service keeps your name, your email address and a hash of your password, not the password itself. This site never stores your password in the browser.',
    code: 'When you sign up, your email address and a six-digit code are kept as one record in the database that also holds what the contact form collects.',
    cookie:
      'Once you log in, the account service remembers you with a cookie. Logging out ends that.',
    care: 'Keep your password safe, and do not sign up with an address that is not yours.',
  },
  message: {
    heading: 'Your contact details',
    kept: 'The contact form collects your name, your email address, your phone number if you give one, the name of the product you ask about, and the time. They are kept in the database of the account service and used only to reply to you.',
    access: 'Other visitors and users cannot read them; only the operator of the site can.',
    letGo_one:
      'These details are deleted after {{count, number}} day, and so is the record of a sign-up code.',
    letGo_other:
      'These details are deleted after {{count, number}} days, and so is the record of a sign-up code.',
  },
  products: {
    heading: 'Product data',
    kept: 'Products and pictures that you add in product management stay in your own browser and are not uploaded. Anyone who uses the same browser can see them.',
    loss: 'They are gone when you clear your browser data, and they do not appear in another browser or a private window. Use Export to keep a copy.',
  },
  browser: {
    heading: 'What else your browser keeps',
    kept: 'Your browser also remembers the language and the appearance you chose. Unfinished forms, without any password, are kept until you close the tab.',
    none: 'The site has no advertising, no analytics and no third-party content.',
  },
  rights: {
    heading: 'Deleting and correcting',
    text: 'You can change your name and email, or close the account, on the account page. To have an account or contact details deleted for good, tell us through the <contact>contact form</contact>. You can clear product data yourself in product management.',
  },
  liability: {
    heading: 'Liability',
    text: 'We try to keep the content accurate and the service available, but promise neither. Do not keep your only copy of anything here. When these terms change, this page and the date above change with them.',
  },
} satisfies Translation<typeof zh>
