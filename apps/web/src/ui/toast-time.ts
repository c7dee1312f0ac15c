/** Long enough to read. */
export const toastTime = 5000;

/** For one with a button: it has to be read, understood and reached before what was done is told to others. */
export const offerTime = 12_000;
