import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { referenceLists } from '@jalon/domain/core/reference-lists';
import { isMovable } from '@jalon/domain/referentials/referential';
import type { referentials } from '@jalon/domain/referentials/referential-api';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import { missing } from '../core/records.ts';
import { holdList, listOf } from './referentials.labels.ts';
import { findNeighbour, moveBeside } from './referentials.order.ts';
import { listGroups, summarise } from './referentials.queries.ts';
import { referentialRecords } from './referentials.records.ts';

type Asked<Name extends keyof typeof referentials.more> = Context<(typeof referentials.more)[Name] & EndpointSpec>;

export const referentialMore = {
  summary: async ({ tx }: Asked<'summary'>) => ({ lists: await summarise(tx) }),
  groups: async ({ tx, query: { list } }: Asked<'groups'>) => ({
    groups: referenceLists[list].levels === 2 ? await listGroups(tx, list) : [],
  }),
  /** Its version stays: who edits its labels meanwhile has lost nothing. */
  async move({ tx, actor, params: { id }, body: { to }, requestId }: Asked<'move'>) {
    // Sent together, run one after the other: the later ones see what was committed while the first waited.
    const [, found, neighbour] = await Promise.all([
      holdList(tx, listOf(id)),
      referentialRecords.find(tx, actor, id),
      findNeighbour(tx, id, to),
    ]);
    const value = found ?? missing();
    if (!isMovable(value.list)) throw new AppError('referential.orderIsFixed');
    const isMoved = await moveBeside(tx, neighbour ?? missing(), to);
    const { fr, en, list: scope } = value;
    if (isMoved) await record(tx, 'referential.move', { subjectId: id, scope, label: { fr, en }, by: actor.id, requestId });
    return { ...referentialRecords.present(actor, value), isMoved };
  },
};
