/** Arcs and ground line behind the products of the hero. */
export const HeroGround = () => (
  <>
    <g stroke="var(--hero-arc)">
      <g strokeWidth="15" transform="translate(96 -8) scale(4.5)">
        <path d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54" strokeWidth="3.600" />
      </g>
      <path d="M72 34C150 96 150 176 72 238M408 34C330 96 330 176 408 238" strokeWidth="3" />
      <path
        d="M22 66C78 106 78 166 22 206M458 66C402 106 402 166 458 206"
        strokeWidth="2"
        strokeDasharray="2 8"
      />
    </g>
    <path
      d="M24 516H700M24 510v12M700 510v12M386 510v12M540 510v12"
      stroke="var(--hero-scale)"
      strokeWidth="1.5"
    />
  </>
)
