/** Shapes of each symbol on a ground of 32 × 32. */
export const shapes = {
  source: <path d="M1 16H13M13 6V26M19 11V21M19 16H31" />,
  control: (
    <>
      <path d="M1 16H6M26 16H31M9 16H23" />
      <circle cx="7.5" cy="16" r="2.5" fill="currentColor" />
      <circle cx="24.5" cy="16" r="2.5" fill="currentColor" />
      <path d="M11 7H21V25H11Z" />
    </>
  ),
  use: (
    <>
      <path d="M1 16H6M26 16H31M8.93 8.93 23.07 23.07M23.07 8.93 8.93 23.07" />
      <circle cx="16" cy="16" r="10" />
    </>
  ),
}
