import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/common.ts'

/** Brand, navigation, page titles and texts of every page. */
export default {
  brand: { name: 'Xinyuan Tech', short: 'Xinyuan', home: '$t(common:brand.name), home' },
  language: { label: 'Language', current: 'Language: {{name}}', zh: '中文', en: 'English' },
  colourMode: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  noScript:
    'JavaScript is turned off in your browser. You can read this page; forms and products need it.',
  category: {
    car: 'Cars',
    parts: 'Parts',
    cpu: 'Processors',
    phone: 'Phones',
    game: 'Gaming',
    drone: 'Drones',
  },
  nav: {
    main: 'Main',
    categories: 'Product categories',
    features: 'Features',
    about: 'About',
    contact: 'Contact',
    login: 'Log in',
    dashboard: 'Dashboard',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: 'Search products',
    skip: 'Skip to content',
    home: 'Back to home',
  },
  logOut: {
    submit: 'Log out',
    pending: 'Logging out...',
    failed: 'Logout failed. Please try again.',
    done: 'Logged out',
  },
  footer: {
    copyright: '© {{year}} $t(common:brand.name). All rights reserved.',
    terms: 'Terms of use',
    products: 'Products',
    brand: '$t(common:brand.short)',
    reply: 'Leave your details, and we’ll reply by email within two working days.',
  },
  company: {
    example: 'Example',
    licence: 'Business licence: {{number}}',
  },
  action: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    optional: '(optional)',
  },
  status: {
    waiting: 'Checking whether you are logged in...',
    unreachable: {
      title: 'The account service cannot be reached',
      text: '{{reason}} Public pages work as usual.',
    },
    incomplete: {
      text: 'Part of this page could not be loaded. Please reload it; everything you typed except passwords is kept.',
      offline: 'The site still cannot be reached. Press the button again once you are connected.',
    },
    unsupported:
      'Your browser is too old: pages and links work. Update it to log in, fill in forms, search and manage products.',
    failed: {
      title: 'This page could not be shown',
      text: 'Something unexpected happened. The products kept in your browser are not affected.',
      reload: 'Reload',
    },
  },
  title: {
    pattern: '{{page}} · $t(common:brand.name)',
    error: 'Error: {{title}}',
    home: 'Home',
    login: 'Log in',
    loginCode: 'Login code',
    signup: 'Sign up',
    code: 'Enter the code',
    dashboard: 'Dashboard',
    products: 'Product management',
    account: 'Account',
    category: '{{category}}',
    product: '{{product}}',
    productMissing: 'Product not found',
    search: 'Search',
    compare: '{{category}} compared',
    terms: 'Terms of use',
    verifyEmail: 'Verify your email',
    resetPassword: 'Set a new password',
    notFound: 'Page not found',
  },
  description: {
    home: 'From cars to chips, from phones to drones, $t(common:brand.name) puts every watt where it counts. Browse six product categories or leave us your contact details.',
    login:
      'Log in to $t(common:brand.name) to reach your dashboard and the products kept in this browser.',
    signup:
      'Sign up for $t(common:brand.name) with your email. All it takes is a name, an email address and a password.',
    dashboard: 'Your $t(common:brand.name) dashboard: account, connection test and products.',
    account: 'Your name, email, password and devices, all in one place.',
    products: 'Add, edit, import and export products. The data stays in this browser.',
    category: {
      car: 'Browse cars by $t(common:brand.name), with prices, stock and specifications.',
      parts:
        'Browse parts by $t(common:brand.name): batteries, drives and chargers, with prices, stock and specifications.',
      cpu: 'Browse processors by $t(common:brand.name), with prices, stock and specifications.',
      phone: 'Browse phones by $t(common:brand.name), with prices, stock and specifications.',
      game: 'Browse gaming devices by $t(common:brand.name), with prices, stock and specifications.',
      drone: 'Browse drones by $t(common:brand.name), with prices, stock and specifications.',
    },
    product: 'Price, stock and specifications of “{{product}}” by $t(common:brand.name).',
    search: 'Search the names and descriptions of all products by $t(common:brand.name).',
    terms:
      'Terms of use of the $t(common:brand.name) website: which data is kept where, and what you can do about it.',
    verifyEmail: 'Confirm that this email address is yours.',
    resetPassword: 'Set a new password for your $t(common:brand.name) account.',
    notFound: 'There is no such page. The address may be mistyped.',
  },
} satisfies Translation<typeof zh>
