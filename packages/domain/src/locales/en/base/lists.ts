import type { lists as reference } from '../../fr/base/lists.ts';

export const lists: typeof reference = {
  countries: { title: 'Countries', description: 'Company addresses and freelancers’ nationality.' },
  'opportunity-durations': { title: 'Assignment lengths', description: 'Lengths offered when a need is posted.' },
  'expertise-areas': { title: 'Industries', description: 'The industry of a company or a need.' },
  'opportunity-types': {
    title: 'Types of need',
    description: 'The kind of engagement: time and materials, fixed price, recruitment…',
  },
  'activity-areas': { title: 'Professions', description: 'Job families and professions of freelancers and needs.' },
  experiences: { title: 'Experience levels', description: 'Years of experience, asked for or declared.' },
  'mobility-areas': { title: 'Mobility areas', description: 'Where a freelancer is willing to work, by region of the world.' },
  currencies: { title: 'Currencies', description: 'Currencies of expense reports and amounts.' },
  tools: { title: 'Tools and technologies', description: 'Technical skills offered in profiles and needs.' },
  companies: { title: 'Companies', description: 'Client companies known to Jalon.' },
};
