import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { divisionApi } from '@jalon/domain/divisions/division-api';
import { actionsOnDivision } from '@jalon/domain/divisions/division-policy';
import type { Division } from '@jalon/domain/divisions/division-schema';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { changedMeanwhile, companyOf, inBoth, missing } from '../organisation/organisation.ts';
import {
  insertDivision,
  listDivisions,
  lockDivision,
  moveDivision,
  removeDivision,
  renameDivision,
  type StoredDivision,
} from './divisions.queries.ts';

export function mountDivisions(kernel: Kernel): void {
  serve(kernel, divisionApi.list, async ({ tx, actor }) => ({
    divisions: (await listDivisions(tx, companyOf(actor))).map((division) => present(actor, division)),
  }));

  serve(kernel, divisionApi.create, async ({ tx, actor, body, requestId }) => {
    const division = await insertDivision(tx, companyOf(actor), body.name);
    if (!division) throw nameTaken();
    await record(tx, 'division.create', { ...trace(division), by: actor.id, requestId, after: { name: division.name } });
    return present(actor, division);
  });

  serve(kernel, divisionApi.rename, async ({ tx, actor, params: { id }, body, requestId }) => {
    const before = (await lockDivision(tx, companyOf(actor), id)) ?? missing();
    if (before.version !== body.version) throw await changedMeanwhile(tx, present(actor, before));
    const after = await renameDivision(tx, id, body);
    if (after === 'taken') throw nameTaken();
    if (!after) throw await changedMeanwhile(tx, present(actor, before));
    const names = { before: { name: before.name }, after: { name: after.name } };
    await record(tx, 'division.rename', { ...trace(after), by: actor.id, requestId, ...names });
    return present(actor, after);
  });

  serve(kernel, divisionApi.act, async ({ tx, actor, params: { id, action }, requestId }) => {
    const before = (await lockDivision(tx, companyOf(actor), id)) ?? missing();
    const isActive = action === 'activate';
    const after = await moveDivision(tx, id, isActive);
    if (!after) throw new AppError('workflow.wrongState', { state: before.state });
    const states = { before: { isActive: !isActive }, after: { isActive } };
    await record(tx, `division.${action}`, { ...trace(after), by: actor.id, requestId, ...states });
    return present(actor, after);
  });

  serve(kernel, divisionApi.delete, async ({ tx, actor, params: { id }, requestId }) => {
    const companyId = companyOf(actor);
    const [, found] = await Promise.all([lockCompany(tx, companyId), lockDivision(tx, companyId, id)]);
    const division = found ?? missing();
    if (division.users > 0) throw new AppError('division.hasUsers', { users: division.users });
    await removeDivision(tx, id);
    const names = { before: { name: division.name }, after: { name: null } };
    await record(tx, 'division.delete', { ...trace(division), by: actor.id, requestId, ...names });
    return { done: true as const };
  });
}

const nameTaken = (): AppError => new AppError('division.nameTaken', { fields: { name: 'validation.divisionTaken' } });
const trace = ({ id, name }: StoredDivision) => ({ subjectId: id, label: inBoth(name) });
const present = (actor: User, division: StoredDivision): Division => ({ ...division, actions: actionsOnDivision(actor, division) });
