/** How many cards or rows of a long list are shown at first, and how many more each time. */
export const gridStep = 24
