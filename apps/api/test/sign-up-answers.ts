export const password = 'Chemin!42vert';
export const answers = {
  account: (email: string) => ({ civility: 'ms', firstName: 'Léa', lastName: 'Roy', email, password, terms: true }) as const,
  profile: { title: 'Développeuse Java', professions: ['tech-lead', 'java-developer'], skills: ['Java', 'Kafka'], experience: '2' },
  conditions: {
    ...({ contractType: 'Freelance', legalStatus: 'SASU', dailyRateCents: 55_000 } as const),
    ...{ annualSalaryCents: null, availableFrom: null },
  },
  details: {
    ...{ name: 'Naviris', number: '732 829 320 00074', ape: '62.02a', website: 'naviris.fr', phone1: '01 23 45 67 89', phone2: '' },
    ...{ address: '1 quai Sud', postalCode: '44000', city: 'Nantes', country: 'FR', employees: 40, sector: 'aerospace' },
  },
  function: { function: 'Directrice des achats', division: 'Siège' },
};
