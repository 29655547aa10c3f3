import type { ReactNode } from 'react'

/**
 * Line icons on a ground of 20 × 20, stroke only (brief §7). Electrical symbols where one fits: an
 * open switch stands for "out of stock".
 */
export const icons = {
  arrowDown: <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />,
  arrowLeft: <path d="M16 10H4M8.5 5.5 4 10l4.5 4.5" />,
  arrowRight: <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />,
  arrowUp: <path d="M10 16V4M5.5 8.5 10 4l4.5 4.5" />,
  bell: <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13ZM8.5 17h3" />,
  box: <path d="M3 6.5 10 3l7 3.5v7L10 17l-7-3.5ZM3 6.5l7 3.5 7-3.5M10 10v7" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  chevronDown: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  chevronRight: <path d="m8 5 5 5-5 5" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  computer: (
    <>
      <rect x="2.5" y="4" width="15" height="10" rx="1.5" />
      <path d="M7 17h6" />
    </>
  ),
  copy: <path d="M7.5 7.500V3.500H16.500V12.500H12.500M3.5 7.500H12.500V16.500H3.500Z" />,
  download: <path d="M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13.5v3h13v-3" />,
  edit: <path d="m12.5 4.5 3 3L7 16H4v-3Z" />,
  error: (
    <>
      <path d="M10 6.5v4.5M10 13.8h.01" />
      <circle cx="10" cy="10" r="7.5" />
    </>
  ),
  eye: (
    <>
      <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  eyeOff: (
    <path d="M8 4.800A7 7 0 0 1 10 4.500C15 4.5 18 10 18 10a14 14 0 0 1-2.3 2.900M12.9 14.800A7 7 0 0 1 10 15.500C5 15.5 2 10 2 10a14 14 0 0 1 4-4.300M3.5 3.500l13 13" />
  ),
  form: (
    <path d="M9.5 4.500H3.500V16.500H15.500V10.500M8 12l.5-2.500L14.500 3.500l2 2L10.500 11.500Z" />
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.5 2.3 3.5 4.8 3.5 7.5s-1 5.2-3.5 7.5c-2.5-2.3-3.5-4.8-3.5-7.5s1-5.2 3.5-7.5Z" />
    </>
  ),
  info: (
    <>
      <path d="M10 9.5V14M10 6.5h.01" />
      <circle cx="10" cy="10" r="7.5" />
    </>
  ),
  logOut: <path d="M8 3.5H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />,
  mail: <path d="M2.5 4.500H17.500V15.500H2.500ZM2.5 5.5 10 11l7.5-5.5" />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  minus: <path d="M4 10h12" />,
  more: <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.5" />,
  openSwitch: (
    <>
      <path d="M1.5 12H5M15 12h3.5M6.5 11.3 14 6" />
      <circle cx="5.5" cy="12" r="1.5" />
      <circle cx="14.5" cy="12" r="1.5" />
    </>
  ),
  phone: (
    <>
      <rect x="5.5" y="2.5" width="9" height="15" rx="2" />
      <path d="M9 15h2" />
    </>
  ),
  picture: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.5" />
      <path d="m3 14 4.5-4.5L11 13l2.5-2.5L17 14" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  ring: <circle cx="10" cy="10" r="7.5" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </>
  ),
  success: (
    <>
      <path d="m6.5 10.3 2.5 2.5 4.7-5.3" />
      <circle cx="10" cy="10" r="7.5" />
    </>
  ),
  table: <path d="M3 4h14v12H3ZM3 8.500h14M3 12.250h14M8.500 4v12" />,
  trash: <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11" />,
  undo: <path d="M7.500 4 4 7.500 7.500 11M4 7.500h8a4 4 0 0 1 0 8H8" />,
  upload: <path d="M10 12V3M6.5 6.5 10 3l3.5 3.5M3.5 13.5v3h13v-3" />,
  user: (
    <>
      <circle cx="10" cy="6.5" r="3.25" />
      <path d="M3.5 17c.5-3.500 3-5.250 6.500-5.250s6 1.750 6.500 5.250" />
    </>
  ),
  warning: <path d="M10 3 18 16.5H2ZM10 8v4M10 14.2h.01" />,
} satisfies Record<string, ReactNode>

/** Name of an icon in {@link icons}. */
export type IconName = keyof typeof icons
