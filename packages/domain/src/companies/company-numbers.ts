import { validate as validateSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as validateSiret } from 'stdnum/lib/cjs/fr/siret.js';

/** Official numbers are copied from papers, where they are written in groups. */
export const withoutGroups = (typed: string): string => typed.replace(/[\s.-]/g, '');

export const isSiren = (number: string): boolean => validateSiren(number).isValid;
/** A SIRET is the SIREN of the company and five digits of the establishment. */
export const isSiret = (number: string): boolean => isSiren(number.slice(0, 9)) && validateSiret(number).isValid;
export const siretFits = (siren: string | null, siret: string | null): boolean => !siren || !siret || siret.startsWith(siren);

/** Either will do: the longer one tells the shorter. */
export const isCompanyNumber = (number: string): boolean => isSiren(number) || isSiret(number);
export const splitCompanyNumber = (number: string): { siren: string | null; siret: string | null } => ({
  siren: number ? number.slice(0, 9) : null,
  siret: number.length === 14 ? number : null,
});
