/** Official numbers are copied from papers, where they are written in groups. */
export const withoutGroups = (typed: string): string => typed.replace(/[\s.-]/g, '');

const sum = (digits: number[]): number => digits.reduce((all, digit) => all + digit, 0);
/** From the right, every second digit counts double, by the sum of its digits; all together are a multiple of ten. */
function passesLuhn(number: string): boolean {
  const doubled = [...number].toReversed().map((digit, place) => Number(digit) * ((place % 2) + 1));
  return sum(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
}

/** The post office has more establishments than such numbers: the digits of its others are a multiple of five. */
const postOffice = '356000000';

export const isSiren = (number: string): boolean => /^\d{9}$/.test(number) && passesLuhn(number);
/** A SIRET is the SIREN of the company and five digits of the establishment. */
export const isSiret = (number: string): boolean =>
  /^\d{14}$/.test(number) &&
  isSiren(number.slice(0, 9)) &&
  (passesLuhn(number) || (number.startsWith(postOffice) && sum([...number].map(Number)) % 5 === 0));
export const siretFits = (siren: string | null, siret: string | null): boolean => !siren || !siret || siret.startsWith(siren);

/** Either will do: the longer one tells the shorter. */
export const isCompanyNumber = (number: string): boolean => isSiren(number) || isSiret(number);
export const splitCompanyNumber = (number: string): { siren: string | null; siret: string | null } => ({
  siren: number ? number.slice(0, 9) : null,
  siret: number.length === 14 ? number : null,
});
