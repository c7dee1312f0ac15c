/** What a contract and a payment ask of a freelance, and nobody else may know. */
export const maritalStatuses = ['single', 'married', 'civilUnion', 'cohabiting', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** The papers of the vehicle that kilometres are paid for: one file of each. */
export const vehiclePapers = ['registration', 'insurance', 'licence'] as const;
export type VehiclePaper = (typeof vehiclePapers)[number];

export const fileRules = {
  youngest: 16,
  oldest: 100,
  /** Readings that the person is shown, the latest first. */
  readings: 50,
} as const;

/** Of the countries that pay by IBAN most often; of the others only the sum is checked. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27 },
  ...{ HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24 },
  ...{ SE: 24, SI: 19, SK: 24, SM: 27, TN: 24 },
};

/** As banks keep it: without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** ISO 13616: the length of its country, and a remainder of 1 by 97 once its head stands last and letters are numbers. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** In groups of four, as it stands on a statement. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Enough to know which account it is, and too little to use it. */
export const maskedIban = (iban: string): string => (iban === '' ? '' : `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`);

/** The years that somebody born on a day has lived on another one. */
export function yearsBetween(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
