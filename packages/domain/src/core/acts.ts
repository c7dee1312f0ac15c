/** How many records one call may act on. */
export const actsAtOnce = 500;
