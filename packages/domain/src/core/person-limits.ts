/** How many calls one person may make in a window, by what they do: far more than people do, and less than a programme would like to. */
export const personLimits = {
  seconds: 60,
  reads: 600,
  writes: 120,
  /** Of the whole product: one for each pause in typing. */
  searches: 120,
  /** Exports and downloads. */
  files: 20,
  /** One for each row of a long list. */
  pictures: 3000,
} as const;
