import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/landing.ts'

/** The landing page without its contact form. */
export default {
  hero: {
    heading: 'Good technology <br/>starts with energy.',
    lead: 'From cars to chips, from phones to drones, $t(common:brand.name) puts every watt where it counts.',
    action: 'See how we do it',
    art: 'One-line diagram: energy leaves a source and runs along a bus to a car, a chip, a phone and a drone',
  },
  features: {
    heading: 'One line, three jobs',
    lead: 'Engineers describe a whole power system with one line. We build products the same way: get the line right first.',
    source: {
      title: 'Source: energy of our own',
      text: 'Cells, motors and chargers come from one team. One standard from cell to plug: fewer conversions, fewer losses.',
    },
    control: {
      title: 'Control: every watt accounted for',
      text: 'Our own processors share out power by the millisecond. Where to push and where to save is decided on board, in plain sight.',
    },
    use: {
      title: 'Use: good in the hand',
      text: 'Cars, phones, games and drones share the line. Quick to charge, long to last, possible to repair: that is the bar for each.',
    },
  },
  about: {
    heading: 'About $t(common:brand.short)',
    origin:
      'The “yuan” in our name is the spring where a river begins. We began with a battery, went on to motors and chips, and then to the things that use them.',
    belief:
      'A product need not be loud. Figures that can be understood, parts that can be repaired and prices that can be explained are what we mean by advanced.',
  },
} satisfies Translation<typeof zh>
