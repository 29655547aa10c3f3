/** The phone of the hero. */
export const HeroPhone = () => (
  <g transform="translate(470 328) scale(.94)">
    <rect x="168" y="42" width="76" height="158" rx="12" fill="#0A4F58" />
    <rect x="172" y="46" width="68" height="150" rx="9" fill="#0F6E79" />
    <rect x="180" y="54" width="28" height="50" rx="9" fill="#0A4F58" />
    <circle cx="194" cy="67" r="8" fill="#35454B" />
    <circle cx="194" cy="67" r="3.5" fill="#6FC1C8" />
    <circle cx="194" cy="89" r="8" fill="#35454B" />
    <circle cx="194" cy="89" r="3.5" fill="#6FC1C8" />
    <circle cx="218" cy="62" r="4" fill="#F7FAFA" />
    <rect x="84" y="44" width="84" height="156" rx="13" fill="#35454B" />
    <rect x="89" y="49" width="74" height="146" rx="9" fill="#0D3F47" />
    <path
      d="M89 132C112 108 134 150 163 116V186C163 191 160 195 155 195H97C92 195 89 191 89 186Z"
      fill="#0F6E79"
    />
    <path
      d="M89 158C112 140 138 172 163 150V186C163 191 160 195 155 195H97C92 195 89 191 89 186Z"
      fill="#6FC1C8"
    />
    <rect x="116" y="54" width="20" height="5" rx="2.5" fill="#35454B" />
    <path
      d="M126 195V178M104 84H126M104 94H118"
      stroke="#F2661A"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <circle cx="104" cy="84" r="4" fill="#F2661A" />
  </g>
)
