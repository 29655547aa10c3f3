import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/landing.ts'

/** The landing page without its contact form. */
export default {
  accountClosed: {
    title: 'Your account is closed',
    text: 'Nobody can log in to it any more. Products kept in this browser have not changed.',
  },
  hero: {
    heading: 'Good technology <br/>starts with energy.',
    lead: '<clause>From cars to chips, from phones to drones,</clause> <clause>$t(common:brand.name) puts every watt where it counts.</clause>',
    action: 'See how we do it',
    art: 'One-line diagram: energy leaves a source and runs along a bus to a car, a chip, a phone and a drone',
  },
  features: {
    heading: 'One line, three jobs',
    lead: '<clause>Power engineers draw a whole system</clause> <clause>as a single-line diagram.</clause> <clause>We build products the same way:</clause> <clause>get the line right first.</clause>',
    source: {
      name: 'Source',
      title: '<name>Source: </name>From the cell up',
      text: 'Cells, motors and chargers come from one team. One standard from cell to plug: fewer conversions, fewer losses.',
    },
    control: {
      name: 'Control',
      title: '<name>Control: </name>Every watt has a job',
      text: 'Our own processors share out power by the millisecond. The machine decides where to push and where to save, and shows you.',
    },
    use: {
      name: 'Use',
      title: '<name>Use: </name>Judged in use',
      text: 'Cars, phones, consoles and drones share the line. Quick to charge, long to run, built to be repaired: that’s the bar for each.',
    },
  },
  about: {
    heading: 'About $t(common:brand.short)',
    sentence:
      '<clause>The “yuan” in our name is the spring where a river begins;</clause> <clause>ours was a battery.</clause>',
  },
} satisfies Translation<typeof zh>
