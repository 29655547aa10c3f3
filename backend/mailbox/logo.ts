import { raw } from 'hono/html'
import type { MailLocale } from '#backend/mail/texts.ts'

/** The logo by language, in the colour of the text. Decoration: the brand's name stands beside it. */
export const logos = {
  zh: raw(
    '<svg viewBox="0 0 172 40" aria-hidden="true"><g transform="translate(0 2) scale(.5625)"><path d="M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56" fill="none" stroke="currentColor" stroke-width="7"/><circle cx="32" cy="32" r="4.6" fill="var(--live)"/></g><g transform="translate(48 5.6) scale(0.285)" fill="none" stroke="currentColor" stroke-width="9"><path d="M27 5V15M7 20H47M16 26L20 39M38 26L34 39M4 43H50M6 60H48M27 43V94M22 66L8 84M33 66L46 82M93 8C84 12.5 74 14.5 63 15.5M63 13V46C63 66 61 80 53 93M63 41H98M82 41V95M114 36L128 46M116 93L133 61M143 12H208M149 12V46C149 68 147 80 138 94M179 14L174 27M160 29H199V62H160ZM160 45.5H199M179.5 62V94M166 70L156 88M193 70L204 88M264 8C254 12.5 242 15 228 16M224 36H269M247 14V95M245 41C240 55 233 66 224 75M251 49L266 65M282 11L295 22M277 34L291 45M272 65H318M305 5V95M334 27H370M354 5V84C354 90.5 350 92 340 92M334 63L370 51M376 23H427M401.5 5V45M380 45H420C414 66 400 83 376 94M387 53C395 71 409 85 428 94"/><path d="M119 9L133 19" stroke="var(--live)"/></g></svg>',
  ),
  en: raw(
    '<svg viewBox="0 0 228 40" aria-hidden="true"><g transform="translate(0 2) scale(.5625)"><path d="M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56" fill="none" stroke="currentColor" stroke-width="7"/><circle cx="32" cy="32" r="4.6" fill="var(--live)"/></g><g transform="translate(50 9.2) scale(0.31)" fill="none" stroke="currentColor" stroke-width="10"><path d="M1 0L46 70M46 0L1 70M62 20V70M62 2V12M77 20V70M77 42C77 28 85 20.5 95.5 20.5S114 28 114 42V70M129 20L148 68M167 20L146 75C143 83 138 86 130 86M182 20V48C182 62 190 69.5 200.5 69.5S219 62 219 48V20M219 40V70M273 45C273 60 265 69.5 253.5 69.5S234 60 234 45S242 20.5 253.5 20.5S273 30 273 45M273 20V70M288 20V70M288 42C288 28 296 20.5 306.5 20.5S325 28 325 42V70M360 4H406M383 4V70M422 45H459C459 30 452 20.5 440.5 20.5S421 30 421 45S429 69.5 441 69.5C449 69.5 455 66 458 59M511 31C507.5 24 502 20.5 494 20.5C482 20.5 474 30 474 45S482 69.5 494 69.5C502 69.5 507.5 66 511 59M526 0V70M526 42C526 28 534 20.5 544.5 20.5S563 28 563 42V70"/></g></svg>',
  ),
} as const satisfies Record<MailLocale, unknown>
