/** The drone of the hero. */
export const HeroDrone = () => (
  <g transform="translate(396 8) scale(.88)">
    <rect x="26" y="88" width="88" height="5" rx="2.5" fill="#B3C0C4" />
    <rect x="63" y="92" width="14" height="20" rx="3" fill="#35454B" />
    <rect x="206" y="88" width="88" height="5" rx="2.5" fill="#B3C0C4" />
    <rect x="243" y="92" width="14" height="20" rx="3" fill="#35454B" />
    <rect x="78" y="75" width="64" height="4" rx="2" fill="#75848A" />
    <rect x="105" y="78" width="10" height="14" rx="2" fill="#516168" />
    <rect x="178" y="75" width="64" height="4" rx="2" fill="#75848A" />
    <rect x="205" y="78" width="10" height="14" rx="2" fill="#516168" />
    <path d="M70 108L130 128M250 108L190 128" stroke="#516168" strokeWidth="9" />
    <path d="M110 90L140 116M210 90L180 116" stroke="#75848A" strokeWidth="6" />
    <path
      d="M126 108C134 98 186 98 194 108L206 130C206 142 196 148 184 148H136C124 148 114 142 114 130Z"
      fill="#DCE5E7"
    />
    <path d="M114 130H206C206 142 196 148 184 148H136C124 148 114 142 114 130Z" fill="#B3C0C4" />
    <rect x="138" y="146" width="44" height="34" rx="8" fill="#35454B" />
    <circle cx="160" cy="163" r="12" fill="#516168" />
    <circle cx="160" cy="163" r="6" fill="#6FC1C8" />
    <path d="M130 148L112 198M190 148L208 198" stroke="#516168" strokeWidth="5" />
    <circle cx="160" cy="116" r="5" fill="#F2661A" />
    <path
      d="M160 116H146V136M160 116H174V136"
      stroke="#F2661A"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </g>
)
