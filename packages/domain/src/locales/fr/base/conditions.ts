import type { ContractType, LegalStatus } from '../../../sign-up/sign-up.ts';

/** Words of section 9 that signing up and profiles share. */
export const contractTypes: Record<ContractType, string> = { Freelance: 'Freelance', CDD: 'CDD', CDI: 'CDI' };
export const legalStatuses: Record<LegalStatus, string> = {
  SASU: 'SASU',
  SA: 'SA',
  EURL: 'EURL',
  SARL: 'SARL',
  EI: 'EI / micro-entreprise',
  SAS: 'SAS',
  portage: 'Portage salarial',
};
