/** How long a session lives, by whether "remember me" was ticked. */
export const sessionRules = {
  /** Without use: the night ends one that is not remembered, and a month one that nobody comes back to. */
  idleHours: { normal: 12, remembered: 30 * 24 },
  /** In any case, from the sign-in on: a day, so that none ends in the middle of a long one, and a quarter. */
  hours: { normal: 24, remembered: 90 * 24 },
  /** How exactly the last use is known: a write for every request would tell no more. */
  seenEveryMinutes: 5,
  /** Of one person: the oldest ends as another begins. */
  perPerson: 20,
} as const;

/** A browser somebody has signed in from is known by a cookie, so that strangers who guess do not keep its owner out. */
export const deviceRules = { days: 365, perPerson: 20 } as const;
