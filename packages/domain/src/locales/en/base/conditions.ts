import type { ContractType, LegalStatus } from '../../../sign-up/sign-up.ts';

export const contractTypes: Record<ContractType, string> = { Freelance: 'Freelance', CDD: 'Fixed-term (CDD)', CDI: 'Permanent (CDI)' };
export const legalStatuses: Record<LegalStatus, string> = {
  SASU: 'SASU',
  SA: 'SA',
  EURL: 'EURL',
  SARL: 'SARL',
  EI: 'Sole trader (EI / micro-entreprise)',
  SAS: 'SAS',
  portage: 'Umbrella company (portage salarial)',
};
