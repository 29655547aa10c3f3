const pins =
  'M96 34V202M76 54H244M117.3 34V202M76 75.3H244M138.7 34V202M76 96.7H244M160 34V202M76 118H244M181.3 34V202M76 139.3H244M202.7 34V202M76 160.7H244M224 34V202M76 182H244'

/** The chip of the hero. */
export const HeroChip = () => (
  <g transform="translate(336.5 354) scale(.8)">
    <path d={pins} stroke="#75848A" strokeWidth="4" />
    <rect x="86" y="44" width="148" height="148" rx="6" fill="#0A4F58" />
    <rect x="96" y="54" width="128" height="128" rx="4" fill="#0F6E79" />
    <rect x="138" y="96" width="44" height="44" rx="3" fill="#35454B" />
    <path
      d="M96 132H120V118H138"
      stroke="#F2661A"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <circle cx="102" cy="132" r="4.5" fill="#F2661A" />
    <path
      d="M182 110H196V54M182 126H224M152 96V84H96M166 140V182"
      stroke="#3B929C"
      strokeWidth="2.5"
    />
    <g stroke="#F7FAFA" strokeWidth="3">
      <path d="M157 111C150 107 146 112 146 118S150 129 157 125" />
      <circle cx="169" cy="113" r="4" />
      <circle cx="169" cy="123" r="5" />
    </g>
  </g>
)
