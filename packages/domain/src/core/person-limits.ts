/** How many calls one person may make in a window, by what they do: far more than people do, and less than a programme would like to. */
export const personLimits = { seconds: 60, reads: 600, writes: 120, files: 20 } as const;
