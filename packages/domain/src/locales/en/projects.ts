import type { projects as fr } from '../fr/projects.ts';

export const projects: typeof fr = {
  file: 'projects',
  deliveriesFile: 'deliveries',
  column: {
    project: 'Project',
    company: 'Company',
    division: 'Division',
    person: 'Freelancer',
    delivery: 'Delivery',
    state: 'State',
    period: 'Period',
    days: 'Days',
    daysWorked: 'Days worked',
    deliveries: 'Deliveries',
    predicted: 'Planned budget',
    consumed: 'Spent',
  },
};
