/** Totals stop here: nobody counts a million rows to show ten. Apart from the schemas of lists, because the first screen counts too. */
export const countLimit = 1000;
