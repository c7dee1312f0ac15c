import { expect, test } from 'vitest';
import { userTypes } from '../core/actor.ts';
import { categoriesOf, categoryNames, placeHref } from '../core/notices.ts';
import type { AnyFlow } from '../core/workflow.ts';
import { eventKinds } from '../history/history.ts';
import { notices as en } from '../locales/en/notices.ts';
import { notices as fr } from '../locales/fr/notices.ts';
import { wordsIn } from '../locales/words.ts';
import { flows as allFlows } from '../resources.ts';
import { aUser } from '../testing.ts';
import { noticeOf, noticesOf, ownNotices, suggestedFor, toldKinds } from './notices.ts';

const flows: readonly AnyFlow[] = allFlows;

test('every kind of event says whom it tells, or aloud that it is nobody', () => {
  const ofFlows = flows.flatMap(({ name, create, actions }) =>
    Object.entries({ create, ...actions }).map(([verb, { tells, asks }]) => [`${name}.${verb}`, (tells ?? asks) !== undefined] as const),
  );
  const said = new Map([...Object.keys(ownNotices).map((kind) => [kind, true] as const), ...ofFlows]);
  expect(eventKinds.filter((kind) => !said.get(kind))).toEqual([]);
});

test('a flow that tells somebody says what its notifications are about', () => {
  for (const flow of flows) {
    const isTelling = [flow.create, ...Object.values(flow.actions)].some(({ tells = [], asks = [] }) => tells.length + asks.length > 0);
    if (isTelling) expect(flow.notices, flow.name).toBeDefined();
  }
});

test('every kind that tells somebody has words in both languages, and no words are left over', () => {
  const worded = (own: object, words: object) => [
    ...Object.keys(own),
    ...Object.entries(words).flatMap(([flow, { notice }]) => Object.keys(notice).map((verb) => `${flow}.${verb}`)),
  ];
  expect(worded(fr.kind, wordsIn('fr')).sort()).toEqual([...toldKinds].sort());
  expect(worded(en.kind, wordsIn('en')).sort()).toEqual([...toldKinds].sort());
});

test('what is undone is a kind that tells or treats', () => {
  for (const kind of eventKinds)
    for (const undone of noticeOf(kind)?.undoes ?? []) expect(noticeOf(undone), `${kind} ${undone}`).toBeDefined();
});

test('every preference decides about some kind, and is somebody’s', () => {
  const decided = new Set(toldKinds.map((kind) => noticeOf(kind)?.category));
  expect([...decided].sort()).toEqual([...categoryNames].sort());
  expect(new Set(userTypes.flatMap((type) => categoriesOf(aUser(type)))).size).toBe(categoryNames.length);
});

test('what is suggested is what its kinds do by themselves', () => {
  expect(Object.fromEntries(categoryNames.map((name) => [name, suggestedFor(name)]))).toEqual({
    ...{ account: 'at once', team: 'at once', messages: 'at once' },
    ...{ portfolio: 'daily', validation: 'daily', connector: 'daily' },
    ...{ opportunities: 'product', talents: 'product' },
    ...{ documents: 'mixed', applications: 'mixed', projects: 'mixed', reports: 'mixed', contracts: 'mixed' },
  });
});

test('an act that leads to another state ends what was asked, and one that undoes another does not', () => {
  const by = [] as const;
  const notices = { category: 'team', place: 'divisions' } as const;
  const input = {} as AnyFlow['create']['input'];
  const flow = {
    ...{ name: 'paper', notices, create: { by, input, asks: ['theStaff'] } },
    actions: {
      accept: { from: ['new'], to: 'accepted', by, undoneBy: 'reopen', tells: ['theOwner'], mail: 'daily' },
      reopen: { from: ['accepted'], to: 'new', by },
      note: { from: ['new'], by, tells: [] },
      check: { from: ['new'], by, tells: ['theOwner'], letter: 'chosen', category: 'account', place: 'self', treats: true },
    },
  } as unknown as AnyFlow;
  expect(Object.fromEntries(noticesOf(flow))).toEqual({
    'paper.create': { ...notices, tells: [], asks: ['theStaff'], undoes: [], treats: false },
    'paper.accept': { ...notices, tells: ['theOwner'], asks: [], mail: 'daily', undoes: [], treats: true },
    'paper.reopen': { ...notices, tells: [], asks: [], undoes: ['paper.accept'], treats: false },
    'paper.note': { ...notices, tells: [], asks: [], undoes: [], treats: false },
    'paper.check': { category: 'account', place: 'self', tells: ['theOwner'], asks: [], letter: 'chosen', undoes: [], treats: true },
  });
});

test('a place is an address of the reader’s own area, and nowhere for whom its route turns away', () => {
  expect(userTypes.map((type) => placeHref('self', aUser(type), 'x'))).toEqual([
    '/freelance/account',
    '/company/account',
    '/commercial/account',
    '/admin/account',
  ]);
  expect(placeHref('self', aUser('Commercial', { isValidated: false }), 'x')).toBeNull();
  expect(placeHref('contact', aUser('Company'), 'x')).toBeNull();
  expect(userTypes.map((type) => placeHref('application', aUser(type, { permissions: ['applications.view'] }), 'x'))).toEqual([
    '/freelance/offers?tab=applications&application=x',
    '/company/opportunities/application-details/x',
    '/commercial/opportunities/application-details/x',
    '/admin/opportunities/application-details/x',
  ]);
  expect(placeHref('contact', aUser('Company', { permissions: ['contacts.view'] }), 'x')).toBe('/company/contacts/contacts?contact=x');
  expect(placeHref('company', aUser('Commercial'), 'x')).toBe('/commercial/accounts/x?tab=companies');
});
