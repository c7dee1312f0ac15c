type Record = { id: string; type: string; attributes: object; relationships?: object };

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** The tool writes the zone without a colon. */
const stamps = (n: number) => ({
  creationDate: `2025-01-${String(1 + (n % 28)).padStart(2, '0')}T09:00:00+0100`,
  updateDate: `2026-06-${String(1 + (n % 28)).padStart(2, '0')}T10:30:00+0200`,
});

const company = (n: number): Record => ({
  ...{ id: String(n), type: 'company' },
  attributes: {
    ...stamps(n),
    ...{
      name: `Société ${n}`,
      state: n % 2,
      registrationNumber: n % 3 ? String(552_100_554 + n) : '',
      apeCode: '6202A',
      expertiseArea: 'banque',
    },
    ...{
      staff: n * 10,
      website: '',
      phone1: '01 44 00 00 00',
      address: `${n} rue de la Paix`,
      postcode: '75002',
      town: 'Paris',
      country: 'France',
    },
  },
});
const contact =
  (companies: number) =>
  (n: number): Record => ({
    ...{ id: String(n), type: 'contact' },
    attributes: {
      ...stamps(n),
      ...{ firstName: 'Ada', lastName: `Contact ${n}`, function: 'Achats', email1: `contact${n}@client.example`, phone1: '', state: 1 },
    },
    relationships: { company: { data: { id: String(1 + (n % companies)), type: 'company' } } },
  });
/** A code on a candidate, -1 where nothing is known. */
const candidate = (n: number): Record => ({
  ...{ id: String(n), type: 'candidate' },
  attributes: {
    ...stamps(n),
    ...{
      firstName: 'Alan',
      lastName: `Candidat ${n}`,
      title: 'Développeur Java',
      email1: n % 10 ? `candidat${n}@example.fr` : '',
      phone1: '',
    },
    ...{ state: n % 3, experience: 2, availability: n % 4 === 0 ? 1 : -1, mobilityAreas: ['mondeeuropefrancebretagne'] },
    ...{ activityAreas: ['profilsdeveloppeur'], expertiseAreas: ['banque'], tools: [{ tool: 'java', level: 4 }], skills: 'Java, Spring' },
  },
});
/** A date or a word on a resource. */
const resource = (n: number): Record => ({
  ...{ id: String(n), type: 'resource' },
  attributes: { ...stamps(n), firstName: 'Grace', lastName: `Ressource ${n}`, availability: n % 2 ? 'immediate' : '2026-12-01' },
});
const opportunity = (n: number): Record => ({
  ...{ id: String(n), type: 'opportunity' },
  attributes: { ...stamps(n), title: `Besoin ${n}`, startDate: n % 5 ? 'immediate' : '2026-12-01', duration: n % 2 ? 6 : 255 },
});
/** Composite ids, and no date of a change. */
const time = (n: number): Record => ({ id: `regular_${n}`, type: 'time', attributes: { startDate: '2026-06-01', duration: 1 } });
const action = (n: number): Record => ({ id: String(n), type: 'action', attributes: { ...stamps(n), typeOf: 1, text: '' } });

export type DoubleRecords = ReturnType<typeof boondRecords>;
export const boondRecords = () => ({
  companies: range(65).map(company),
  contacts: range(40).map(contact(65)),
  candidates: range(1203).map(candidate),
  resources: range(5).map(resource),
  opportunities: range(50).map(opportunity),
  times: range(40).map(time),
  actions: range(90).map(action),
});
