import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '../testing.ts';
import { paragraph } from './fields.ts';
import { listing } from './listing.ts';
import { recordFields, resource } from './resource.ts';
import { admin, company, freelance, owner, staff } from './rules.ts';
import { workflow } from './workflow.ts';

const Reason = z.strictObject({ reason: paragraph(300).min(1) });
const own = [owner('Freelance')] as const;
const flow = workflow({
  name: 'paper',
  states: ['sent', 'accepted', 'refused', 'expired'],
  initial: 'sent',
  view: [staff, freelance],
  create: { by: [freelance], input: z.strictObject({ title: z.string() }) },
  actions: {
    update: { from: ['sent'], by: own, input: z.strictObject({ title: z.string() }) },
    accept: { from: ['sent'], to: 'accepted', by: [staff], inBulk: true, undoneBy: 'reopen' },
    refuse: { from: ['sent'], to: 'refused', by: [staff], input: Reason, inBulk: [admin] },
    reopen: { from: ['accepted', 'refused'], to: 'sent', by: [admin, company('contracts.view')] },
    expire: { from: ['accepted'], to: 'expired', by: [] },
    unexpire: { from: ['expired'], to: ({ was }: { was: 'sent' | 'accepted' }) => was, by: [] },
    delete: {
      from: ['sent', 'refused'],
      to: 'gone',
      by: own,
      inBulk: true,
      unless: { code: 'record.changed', holds: ({ pages }: { pages: number }) => (pages > 0 ? { pages } : undefined) },
    },
  },
});
const [ada, boss, seller] = [aUser('Freelance'), aUser('Admin', { id: 'boss' }), aUser('Commercial')];
const paper = (state: (typeof flow.states)[number], ownerId = ada.id) => ({ state, ownerId, pages: 0, was: 'sent' as const });

describe('rules name their types: none is true by nature', () => {
  const cases = [
    [admin, 'Admin', []],
    [staff, 'Admin Commercial', []],
    [freelance, 'Freelance', []],
    [company('contracts.view'), '', []],
    [company('contracts.view'), 'Company', ['contracts.view']],
    [owner('Freelance'), 'Freelance', []],
  ] as const;
  test.each(cases)('$name admits %s', (rule, admitted, permissions) => {
    const types = (['Freelance', 'Company', 'Commercial', 'Admin'] as const).filter((type) =>
      rule.admits(aUser(type, { permissions: [...permissions] })),
    );
    expect(types.sort().join(' ')).toBe(admitted);
  });

  test('whose record it is, and of which type', () => {
    const [mine] = own;
    expect(mine.holds(ada, { ownerId: ada.id })).toBe(true);
    expect(mine.holds(ada, { ownerId: boss.id })).toBe(false);
    expect(mine.holds(boss, { ownerId: boss.id })).toBe(false);
  });
});

describe('a flow', () => {
  test('offers what leaves from the state to those its rules hold for', () => {
    expect(flow.actionsOn(ada, paper('sent'))).toEqual(['update', 'delete']);
    expect(flow.actionsOn(ada, paper('sent', boss.id))).toEqual([]);
    expect(flow.actionsOn(ada, paper('accepted'))).toEqual([]);
    expect(flow.actionsOn(seller, paper('sent'))).toEqual(['accept', 'refuse']);
    expect(flow.actionsOn(boss, paper('refused'))).toEqual(['reopen']);
    expect(flow.actionsOn(boss, paper('accepted'))).toEqual(['reopen']);
    expect(flow.actionsOnList(ada)).toEqual(['create']);
    expect(flow.actionsOnList(boss)).toEqual([]);
  });

  test('says where an action leads, and when it does not leave from here', () => {
    expect(flow.next(paper('sent'), 'accept')).toBe('accepted');
    expect(flow.next(paper('sent'), 'update')).toBe('sent');
    expect(flow.next(paper('refused'), 'delete')).toBe('gone');
    expect(flow.next(paper('expired'), 'accept')).toBeUndefined();
    expect(flow.may(boss, paper('expired'), 'accept')).toBe(true);
    expect(flow.next({ ...paper('expired'), was: 'accepted' }, 'unexpire')).toBe('accepted');
    expect(flow.next(paper('sent'), 'unexpire')).toBeUndefined();
  });

  test('with a state that nothing leads to is an error', () => {
    const lost = { ...flow, states: ['sent', 'lost'] as const, initial: 'sent' as const, actions: {} };
    expect(() => workflow(lost as never)).toThrow('States that nothing leads to: lost');
  });
});

test('a resource has an endpoint for everything that people do, and none for what the product does', () => {
  const Paper = z.object({ ...recordFields(flow), title: z.string() });
  const papers = resource({
    path: '/api/papers',
    noun: 'paper',
    about: 'Papers',
    flow,
    record: Paper,
    listing: listing({ sorts: ['title'], filters: {} }),
  });
  expect(Object.entries(papers.api).map(([name, { method, path }]) => `${name}: ${method} ${path}`)).toEqual([
    'list: GET /api/papers',
    'read: GET /api/papers/:id',
    'export: GET /api/papers/export/:format',
    'history: GET /api/papers/:id/history',
    'create: POST /api/papers',
    'update: PUT /api/papers/:id',
    'accept: POST /api/papers/:id/accept',
    'acceptEach: POST /api/papers/acts/accept',
    'refuse: POST /api/papers/:id/refuse',
    'refuseEach: POST /api/papers/acts/refuse',
    'reopen: POST /api/papers/:id/reopen',
    'delete: DELETE /api/papers/:id',
    'deleteEach: POST /api/papers/acts/delete',
  ]);
  const id = '018f0000-0000-7000-8000-000000000001';
  expect(papers.api.refuse.body.safeParse({ reason: 'Illisible', version: 1 }).success).toBe(true);
  expect(papers.api.refuse.body.safeParse({ version: 1 }).success).toBe(false);
  expect(papers.api.update.body.safeParse({ title: 'x' }).success).toBe(false);
  expect(papers.api.acceptEach.body.safeParse({ records: [{ id, version: 1 }] }).success).toBe(true);
  expect(papers.api.acceptEach.body.safeParse({ records: [{ id }] }).success).toBe(false);
  expect([papers.api.acceptEach.by, papers.api.refuseEach.by]).toEqual([[staff], [admin]]);
});
