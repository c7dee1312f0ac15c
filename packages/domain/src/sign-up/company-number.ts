import { validate as validateSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as validateSiret } from 'stdnum/lib/cjs/fr/siret.js';

export const compactNumber = (typed: string): string => typed.replace(/[\s.-]/g, '');

/** A SIREN, or a SIRET, which begins with the SIREN of the company it belongs to. Written without spaces. */
export function isCompanyNumber(number: string): boolean {
  const isSiren = validateSiren(number.slice(0, 9)).isValid;
  return isSiren && (number.length === 9 || validateSiret(number).isValid);
}

export const splitCompanyNumber = (number: string): { siren: string | null; siret: string | null } => ({
  siren: number ? number.slice(0, 9) : null,
  siret: number.length === 14 ? number : null,
});
