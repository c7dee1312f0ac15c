import type { UserType } from '@jalon/domain/core/actor';

/** The accounts everybody knows. They exist in demonstrations and tests only, never in production. */
export const demoPassword = 'Jalon!2026';

type DemoAccount = { email: string; type: UserType; firstName: string; lastName: string };

export const demoAccounts = {
  freelance: { email: 'freelance@jalon.test', type: 'Freelance', firstName: 'Camille', lastName: 'Moreau' },
  company: { email: 'company@jalon.test', type: 'Company', firstName: 'Sophie', lastName: 'Lambert' },
  commercial: { email: 'commercial@jalon.test', type: 'Commercial', firstName: 'Karim', lastName: 'Benali' },
  admin: { email: 'admin@jalon.test', type: 'Admin', firstName: 'Claire', lastName: 'Dubois' },
} as const satisfies Record<string, DemoAccount>;
