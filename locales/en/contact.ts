import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/contact.ts'

/** The contact section and its form (spec §5, §8). */
export default {
  heading: 'Contact us',
  lead: '<clause>Questions, partnerships or repairs:</clause> <clause>leave your details, and within two working days</clause> <clause>we’ll email to ask how we can help.</clause>',
  kept: {
    days_one:
      'We keep your details for {{count, number}} day and then delete them, or sooner if you ask. <clause>See the <terms>terms of use</terms>.</clause>',
    days_other:
      'We keep your details for {{count, number}} days and then delete them, or sooner if you ask. <clause>See the <terms>terms of use</terms>.</clause>',
    untilAsked:
      'We keep your details until you ask us to delete them. <clause>See the <terms>terms of use</terms>.</clause>',
  },
  form: {
    label: 'Contact form',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'Used only to reply to you.',
    phone: 'Phone',
    product: 'Product',
    about: 'About: {{product}}',
    forgetAbout: 'Remove',
    honeypot: 'Leave this field empty',
    send: 'Send',
    sending: 'Sending...',
    again: 'Send again',
  },
  problem: {
    heading_one: 'There is {{count}} problem to fix',
    heading_other: 'There are {{count}} problems to fix',
    firstNameRequired: 'Please enter your first name',
    firstNameTooLong: 'First name must be at most {{max}} characters',
    lastNameRequired: 'Please enter your last name',
    lastNameTooLong: 'Last name must be at most {{max}} characters',
    emailRequired: 'Please enter your email address',
    emailInvalid: 'Please enter a valid email address',
    phoneTooLong: 'Phone must be at most {{max}} characters',
  },
  success: {
    title: 'Contact information submitted successfully!',
    text: 'We’ll reply by email within two working days.',
  },
  failure: {
    title: 'Failed to submit contact form. Please try again.',
    kept: 'Everything you typed is still here.',
  },
} satisfies Translation<typeof zh>
