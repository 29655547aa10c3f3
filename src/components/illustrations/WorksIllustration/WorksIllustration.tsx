import { Svg } from '#components/illustrations/Svg/Svg.tsx'

/**
 * The works: hall, office, and a car that charges under a solar roof. Everything stands on the lower edge,
 * which the page draws as its line (brief §7). Decoration.
 */
export const WorksIllustration = () => (
  <Svg viewBox="8 0 404 100">
    <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M9 100V54L47 34V54L85 34V54L123 34V54L161 34V54L199 34V100" />
      <path d="M25 66H65V82H25ZM38 66V82M52 66V82M85 66H125V82H85ZM98 66V82M112 66V82" />
      <path d="M145 100V68H185V100M145 76H185M145 84H185M145 92H185" />
      <path d="M199 100V14H253V100M211 28H241M211 42H241M211 56H241M211 70H241M218 100V84H234V100" />
      <path d="M287 100V67M401 100V55M277 69L411 53M299 66V62M324 63V59M349 60V56M374 57V53" />
      <path d="M311 94V85C311 81 313 80 317 79L325 78C329 71 335 68 344 68C353 68 359 72 364 78C372 79 376 82 377 86V94M333 94H355M325 78H364M344 68V78" />
      <circle cx="323" cy="94" r="6" />
      <circle cx="366" cy="94" r="6" />
      <path d="M271 100V72H283V100M274 77H280" />
    </g>
    <g stroke="var(--live)" strokeWidth="2">
      <path d="M283 82H294C299 82 297 88 302 88H312" />
      <circle cx="323" cy="94" r="1.6" fill="var(--live)" />
      <circle cx="366" cy="94" r="1.6" fill="var(--live)" />
      <path d="M226 14V4" />
      <circle cx="226" cy="4" r="2" fill="var(--live)" />
    </g>
  </Svg>
)
