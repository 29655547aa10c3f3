import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/landing.ts'

/** The landing page without its contact form. */
export default {
  accountClosed: {
    title: 'Your account is closed',
    text: 'Nobody can log in to it any more. The products in this browser stay as they are.',
  },
  hero: {
    heading: 'Good technology <br/>starts with energy.',
    lead: '<clause>From cars to chips, from phones to drones,</clause> <clause>$t(common:brand.name) puts every watt where it counts.</clause>',
    action: 'See how we do it',
    branch: {
      car: { name: 'Zhiyuan 40', figure: '560 km' },
      cpu: { name: 'Yuancore C8', figure: '5.4 GHz' },
      drone: { name: 'Qingluan', figure: '34 min' },
      phone: { name: 'Mingchuan 5', figure: '5,600 mAh' },
    },
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
      text: 'Our own processors direct power, millisecond by millisecond. The machine decides where to push and where to save, and shows you why.',
    },
    use: {
      name: 'Use',
      title: '<name>Use: </name>Made to be used',
      text: 'Cars, phones, consoles and drones share one line. Quick to charge, long to run, built to be repaired. That is the bar for all of them.',
    },
  },
  proof: {
    heading: 'What one kilowatt-hour does',
    lead: '<clause>The same kilowatt-hour,</clause> <clause>in five products,</clause> <clause>worked out from rated figures.</clause>',
    figure: '{{value, number}}',
    car: { unit: 'km', text: 'of driving in the Zhiyuan 40' },
    phone: { unit: 'full charges', text: 'of the Mingchuan 5' },
    cpu: { unit: 'hours', text: 'of the Yuancore M4 at full load' },
    parts: { unit: 'minutes', text: 'for the 7 kW wall charger to deliver it' },
    game: { unit: 'days', text: 'of standby for the Shiguang console' },
  },
  about: {
    heading: 'About $t(common:brand.short)',
    sentence:
      '<clause>The “yuan” in our name is the spring where a river begins;</clause> <clause>ours was a battery.</clause>',
    company: {
      founded: 'founded',
      foundedValue: '{{value}}',
      place: 'head office',
      placeValue: '{{value}}',
      people: 'people',
      peopleValue: '{{value}}',
    },
    facts: {
      battery: {
        figure: '8 years',
        text: 'battery warranty on the Zhiyuan\u00A040, or 160,000 km, whichever comes first',
      },
      supply: { figure: '10 years', text: 'guaranteed supply of the Yuancore\u00A0M4' },
      updates: { figure: '5 years', text: 'system updates for phones' },
    },
  },
} satisfies Translation<typeof zh>
