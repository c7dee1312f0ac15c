/** How many commercials look after one company, and how many companies one commercial looks after, at most. */
export const portfolioLimits = { commercials: 100, companies: 1000 };
