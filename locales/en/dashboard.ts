import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/dashboard.ts'

/** The dashboard of a logged-in user (spec §2). */
export default {
  welcome: {
    greeting: 'Welcome, {{name}}',
    greetingNameless: 'Welcome',
    account: 'Account settings',
  },
  products: {
    title: 'Product management',
    text: 'Products are kept in this browser only. Export them before you change devices.',
    loading: 'Loading the products in this browser...',
    count_one: '{{count}} product, kept in this browser. Export it before you change devices.',
    count_other: '{{count}} products, kept in this browser. Export them before you change devices.',
    empty: 'No products yet. What you add is kept in this browser only.',
    unavailable: 'The products stored in this browser cannot be read, so they cannot be counted.',
    session:
      'Storage is turned off. Products are kept on this page only and are lost when you close it.',
    manage: 'Manage products',
    add: 'Add products',
  },
  connection: {
    title: 'Connection test',
    text: 'Checks the account service and the contact database. Your session is not affected. Test sign-up creates a temporary account; its email begins with test-.',
    testConnection: 'Test connection',
    testSignup: 'Test sign-up',
    testing: 'Testing...',
    checks: 'Results',
    milliseconds: '{{milliseconds, number}} ms',
    notRun: 'Not tested yet',
    running: 'Testing...',
    done_one: 'Test finished: {{count}} check failed.',
    done_other: 'Test finished: {{count}} checks failed.',
    passed_one: 'Test finished: {{count}} check passed.',
    passed_other: 'Test finished: {{count}} checks passed.',
    service: { name: 'Service address', passed: 'Connected' },
    account: { name: 'Account service', passed: 'Connected, session is valid' },
    database: {
      name: 'Contact database',
      passed: 'Connected. No entries are listed because contact details are private.',
    },
    signup: { name: 'Sign-up test', passed: 'Sign-up works; a temporary account was created' },
  },
} satisfies Translation<typeof zh>
