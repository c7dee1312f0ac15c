import type { ContractValues } from './contract-text.ts';

/** What a model is shown with while it is written. In French, as every contract. */
export const contractSample: ContractValues = {
  ...{ number: 'C-2026-087', operator: 'Jalon', person: 'Camille Moreau', legalStatus: 'SASU' },
  ...{ client: 'Banque Valmont', project: 'Portail clients', delivery: 'Développement front-end', place: 'Lyon' },
  ...{ startsOn: '1 septembre 2026', endsOn: '31 décembre 2026', fee: '540,00 € HT par jour', days: '72', amount: '38 880,00 €' },
  payment: '30 jours (à compter de la facture)',
  conditions: 'Trois jours par semaine sur site.',
  ...{ category: 'Cadre', workingTime: 'temps plein', hoursPerWeek: '35' },
  ...{ hourlySalary: '24,56 €', monthlySalary: '3 725,00 €', signedContract: 'C-2026-041', today: '25 août 2026' },
};
