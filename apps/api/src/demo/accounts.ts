import type { AccountState, UserType } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';

/** The accounts everybody knows. They exist in demonstrations and tests only, never in production. */
export const demoPassword = 'Jalon!2026';

export type DemoAccount = {
  email: string;
  type: UserType;
  firstName: string;
  lastName: string;
  lang?: Language;
  /** Somebody who is not simply at work: unproved, waiting, closed. */
  state?: AccountState;
  isVerified?: false;
  isValidated?: false;
  /** Days before today; the others came one after the other, long ago. */
  joinedAgo?: number;
  /** Why somebody is blocked. */
  blockReason?: string;
};

export const demoAccounts = {
  freelance: { email: 'freelance@jalon.test', type: 'Freelance', firstName: 'Camille', lastName: 'Moreau' },
  company: { email: 'company@jalon.test', type: 'Company', firstName: 'Sophie', lastName: 'Lambert' },
  commercial: { email: 'commercial@jalon.test', type: 'Commercial', firstName: 'Karim', lastName: 'Benali' },
  admin: { email: 'admin@jalon.test', type: 'Admin', firstName: 'Claire', lastName: 'Dubois' },
} as const satisfies Record<string, DemoAccount>;

/** Their English-speaking colleagues, to show and test the product in English. */
export const englishAccounts = {
  freelance: { email: 'freelance.en@jalon.test', type: 'Freelance', firstName: 'James', lastName: 'Whitfield', lang: 'en' },
  company: { email: 'company.en@jalon.test', type: 'Company', firstName: 'Priya', lastName: 'Sharma', lang: 'en' },
  commercial: { email: 'commercial.en@jalon.test', type: 'Commercial', firstName: 'Tom', lastName: 'Gallagher', lang: 'en' },
  admin: { email: 'admin.en@jalon.test', type: 'Admin', firstName: 'Grace', lastName: 'Okafor', lang: 'en' },
} as const satisfies Record<keyof typeof demoAccounts, DemoAccount>;

export const person = (type: UserType, firstName: string, lastName: string, more: Partial<DemoAccount> = {}): DemoAccount => ({
  email: `${firstName}.${lastName}@jalon.test`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.@]/g, ''),
  ...{ type, firstName, lastName, ...more },
});

/** The people around them, in every state an account can be in. */
export const demoPeople: DemoAccount[] = [
  person('Freelance', 'Léa', 'Fontaine'),
  person('Freelance', 'Hugo', 'Marchetti'),
  person('Freelance', 'Gaspard', 'Riou'),
  person('Freelance', 'Salomé', 'Perrin'),
  person('Freelance', 'Amina', 'Diallo', { isValidated: false, joinedAgo: 5.2 }),
  person('Freelance', 'Oliver', 'Hart', { lang: 'en' }),
  person('Freelance', 'Inès', 'Garnier', { isVerified: false, isValidated: false, joinedAgo: 1.1 }),
  person('Freelance', 'Flavie', 'Aubry', { isVerified: false, isValidated: false, joinedAgo: 3.1 }),
  person('Freelance', 'Bruno', 'Keller', { state: 'blocked', blockReason: 'Attestation de vigilance expirée, malgré deux relances.' }),
  person('Freelance', 'Thibault', 'Nogent', { isValidated: false, joinedAgo: 2.3 }),
  person('Freelance', 'Rosalie', 'Viguier'),
  person('Freelance', 'Maud', 'Lefort', { state: 'deactivated' }),
  person('Freelance', 'Yanis', 'Rocher', { state: 'none', isVerified: false, isValidated: false }),
  person('Freelance', 'Solène', 'Marchand'),
  person('Freelance', 'Basile', 'Crozet'),
  person('Freelance', 'Élise', 'Chabert', { state: 'none', isVerified: false, isValidated: false }),
  person('Commercial', 'Nadia', 'Ferrand'),
  person('Commercial', 'Élise', 'Carrel'),
  person('Commercial', 'Lucas', 'Meunier', { joinedAgo: 30 }),
  person('Commercial', 'Paul', 'Vasseur', { isValidated: false, joinedAgo: 4.1 }),
  person('Freelance', 'Aurore', 'Besson', { isValidated: false, joinedAgo: 6.2 }),
  person('Freelance', 'Nawel', 'Haddad', { isValidated: false, joinedAgo: 0.3 }),
];
