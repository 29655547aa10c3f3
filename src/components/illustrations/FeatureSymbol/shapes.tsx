/** The wire of each symbol and what stands on it, on a ground of 64 × 48. */
export const shapes = {
  source: { wire: 'M0 24H24M40 24H64M24 4V44M40 12V36', device: null },
  control: { wire: 'M0 24H64', device: <path d="M18 10h28v28h-28Z" /> },
  use: {
    wire: 'M0 24H64',
    device: (
      <>
        <circle cx="32" cy="24" r="18" />
        <path d="M19.3 11.3 44.7 36.7M44.7 11.3 19.3 36.7" />
      </>
    ),
  },
}
