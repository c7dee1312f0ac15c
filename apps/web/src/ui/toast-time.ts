/** Long enough to read and to take back (5 s). */
export const toastTime = 5000;
