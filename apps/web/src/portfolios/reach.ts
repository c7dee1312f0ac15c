import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import { useUser } from '../core/session.ts';

/** The screens are the same for both; what they ask for, and what can be done there, is not. */
export type Reach = 'admin' | 'commercial';
export const reachOf = (user: User): Reach => (isType(user, 'Admin') ? 'admin' : 'commercial');
export const useReach = (): Reach => reachOf(useUser());

export type AccountTab = ManagedType | 'companies';
export const tabsOf: Record<Reach, readonly AccountTab[]> = {
  admin: ['Freelance', 'companies', 'Company', 'Commercial'],
  commercial: ['Freelance', 'companies', 'Company'],
};

export const accountsRoute = { admin: 'admin.accounts', commercial: 'commercial.accounts' } as const satisfies Record<Reach, string>;

/** The address of one of them, or of the list. */
export const accountsHref =
  (reach: Reach) =>
  (id?: string): string =>
    href(accountsRoute[reach], id ? { selected_freelance_id: id } : {});

type Place = { tab: AccountTab; id?: string; filters?: Record<string, string> };

/** A list, filtered or not, with one of its records open beside it or not. */
export function placeHref(reach: Reach, { tab, id, filters = {} }: Place): string {
  const search = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(filters)) search.set(`f.${name}`, value);
  return `${accountsHref(reach)(id)}?${search}`;
}
