interface WheelProps {
  readonly cx: number
}

const Wheel = ({ cx }: WheelProps) => (
  <>
    <circle cx={cx} cy="176" r="24" fill="#35454B" />
    <circle cx={cx} cy="176" r="15.84" fill="#DCE5E7" />
    <circle
      cx={cx}
      cy="176"
      r="10.08"
      fill="none"
      stroke="#75848A"
      strokeWidth="9.6"
      strokeDasharray="6.33"
    />
    <circle cx={cx} cy="176" r="3.84" fill="#35454B" />
  </>
)

/** The car of the hero. */
export const HeroCar = () => (
  <g transform="translate(36 284) scale(1.16)">
    <path
      d="M30 178C27 160 33 147 52 143L92 134C112 110 138 98 172 98C206 98 228 113 246 134C270 137 286 144 290 158C292 168 291 176 287 180H34Z"
      fill="#0F6E79"
    />
    <path d="M31 168H291C291 175 290 178 287 180H34C31 178 30 172 31 168Z" fill="#0A4F58" />
    <path d="M106 134C121 115 142 106 165 105V134Z" fill="#A9D3D7" />
    <path d="M172 105C198 106 216 117 231 134H172Z" fill="#A9D3D7" />
    <path d="M168.5 134V168" stroke="#0A4F58" strokeWidth="2" />
    <rect x="180" y="142" width="16" height="3" rx="1.5" fill="#0A4F58" />
    <path d="M276 146C283 148 287 152 289 157L274 155Z" fill="#F7FAFA" />
    <path d="M31 152L44 149V156L30 159Z" fill="#F4A08F" />
    <circle cx="52" cy="152" r="5" fill="#F2661A" />
    <path
      d="M52 152V176H236"
      stroke="#F2661A"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path
      d="M126 176H196"
      stroke="#F2661A"
      strokeWidth="9"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <Wheel cx={86} />
    <Wheel cx={236} />
    <circle cx="236" cy="176" r="4" fill="#F2661A" />
  </g>
)
