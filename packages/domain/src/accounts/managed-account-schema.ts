import { z } from 'zod';
import type { UserType } from '../core/actor.ts';
import { email, id, language, paragraph, personName } from '../core/fields.ts';

/** Whom the staff manage, in the order of the tabs. Administrators themselves are not among them. */
export const managedTypes = ['Freelance', 'Company', 'Commercial'] as const satisfies UserType[];
export type ManagedType = (typeof managedTypes)[number];

/** Whom a commercial sees and adds: every freelance, and the contacts of the portfolio. */
export const portfolioTypes = ['Freelance', 'Company'] as const satisfies ManagedType[];

const person = { firstName: personName(), lastName: personName(), email, lang: language.default('fr') };

/** Somebody the operator knows and who has no account yet. A contact belongs to a company, and only a contact has a role there. */
export const PersonInput = z
  .strictObject({
    type: z.enum(managedTypes),
    ...person,
    companyId: id.nullable().default(null),
    /** Sent at once, or later from the list. */
    isInvited: z.boolean().default(true),
    /**
     * Without one, the first contact of a company is its owner, and those who follow have none until they are given one. It is the
     * administrators' to say.
     */
    roleId: id.nullable().default(null),
  })
  .refine(({ type, companyId }) => (type === 'Company') === (companyId !== null), { path: ['companyId'], message: 'validation.required' })
  .refine(({ type, roleId }) => type === 'Company' || roleId === null, { path: ['roleId'], message: 'validation.invalid' });
export type PersonInput = z.output<typeof PersonInput>;
/** An administrator, whom the operator adds by a command: nobody does in the product. */
export const AdminInput = z.strictObject(person);
export type AdminInput = z.output<typeof AdminInput>;
/** The role of a contact in their company; null takes it away, as it was before the first was given. */
export const ContactRole = z.strictObject({ roleId: id.nullable() });

export const reasonLength = 500;
/** What somebody who is refused or blocked is told: it is written for them to read. */
export const ReasonInput = z.strictObject({ reason: paragraph(reasonLength).min(1) });
