import type { ManagedType } from '../accounts/managed-account-schema.ts';
import { isType, type User } from '../core/actor.ts';
import { turnedAway } from '../core/guards.ts';
import { chatPlace, needPlace, placeOf, projectRoutes } from '../core/notices.ts';
import { areas, href, type RouteName } from '../core/routes.ts';

/** What the search of the whole product finds, in the order it is shown. */
export const hitKinds = [
  ...(['need', 'application', 'project', 'delivery', 'freelance', 'talent', 'company', 'contact', 'commercial'] as const),
  ...(['contract', 'document', 'conversation', 'question'] as const),
] as const;
export type HitKind = (typeof hitKinds)[number];

/** As many of a kind as a short list shows: whoever wants the others searches the list itself. */
export const hitsPerKind = 5;

export const kindOfAccount = { Freelance: 'freelance', Company: 'contact', Commercial: 'commercial' } as const satisfies Record<
  ManagedType,
  HitKind
>;

type Place = { route: RouteName; path: string };
const staffed = (reader: User, place: 'accounts' | 'documents') => `${isType(reader, 'Admin') ? 'admin' : 'commercial'}.${place}` as const;
const account =
  (tab: ManagedType | 'companies') =>
  (reader: User, one: string): Place => {
    const route = staffed(reader, 'accounts') as 'admin.accounts';
    return { route, path: `${href(route, { selected_freelance_id: one })}?tab=${tab}` };
  };

/** Where each leads: the list with the record open beside it. */
const places: Record<HitKind, (reader: User, one: string) => Place> = {
  need: needPlace,
  application: placeOf('application'),
  delivery: placeOf('delivery'),
  contract: placeOf('contract'),
  conversation: chatPlace,
  project: (reader, one) => {
    const { one: route } = projectRoutes(reader);
    return { route, path: href(route, { id: one }) };
  },
  freelance: account('Freelance'),
  talent: (_, one) => ({ route: 'company.accounts', path: href('company.accounts', { selected_freelance_id: one }) }),
  company: account('companies'),
  contact: (reader, one) =>
    isType(reader, 'Company')
      ? { route: 'company.contacts', path: `${href('company.contacts', { tab: 'contacts' })}?contact=${one}` }
      : account('Company')(reader, one),
  commercial: account('Commercial'),
  document: (reader, one) => {
    if (isType(reader, 'Freelance'))
      return { route: 'freelance.account', path: `${href('freelance.account')}?tab=documents&document=${one}` };
    const route = staffed(reader, 'documents') as 'admin.documents';
    return { route, path: href(route, { selected_document_id: one }) };
  },
  question: ({ type }, one) => {
    const route = `${areas[type].base.slice(1)}.faq` as 'admin.faq';
    return { route, path: `${href(route)}?question=${one}` };
  },
};

/** Null where the reader may not go. */
export function hitHref(kind: HitKind, reader: User, one: string): string | null {
  const { route, path } = places[kind](reader, one);
  return turnedAway(route, reader) ? null : path;
}
