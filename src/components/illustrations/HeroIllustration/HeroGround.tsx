/** Arcs and ground line behind the products of the hero. */
export const HeroGround = () => (
  <>
    <g stroke="var(--hero-arc)">
      <g strokeWidth="15" transform="translate(96 -8) scale(4.5)">
        <path d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54" strokeWidth="3.600" />
      </g>
    </g>
    <path
      d="M24 516H700M24 510v12M700 510v12M386 510v12M540 510v12"
      stroke="var(--hero-scale)"
      strokeWidth="1.5"
    />
  </>
)
