import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type ListName, listNames, referenceLists, type ValueListName } from '@jalon/domain/core/reference-lists';
import { codeFits, codeFrom, referentialMachine } from '@jalon/domain/referentials/referential';
import { listEndpoint, referentialApi } from '@jalon/domain/referentials/referential-api';
import { referentialActions } from '@jalon/domain/referentials/referential-policy';
import type { ReferentialValue } from '@jalon/domain/referentials/referential-schema';
import { listCompanies, listCompanyChoices } from '../companies/companies.queries.ts';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { findLastChange, listHistoryOf } from '../history/history.queries.ts';
import { exportValues } from './referentials.export.ts';
import { findTwins, holdList, refuseTwins } from './referentials.labels.ts';
import { moveValue } from './referentials.order.ts';
import {
  findValue,
  insertValue,
  listChoices,
  listGroups,
  listValues,
  lockValue,
  moveState,
  type StoredValue,
  summarise,
  updateValue,
} from './referentials.queries.ts';

export function mountReferentials(kernel: Kernel, { timeZone }: Config): void {
  for (const list of listNames) mountList(kernel, list);
  mountReads(kernel, timeZone);
  mountWrites(kernel);
}

/** Section 7: one GET per list, each under its own key. */
function mountList(kernel: Kernel, list: ListName): void {
  const { key, levels } = referenceLists[list];
  serve(kernel, listEndpoint(list), async ({ tx, actor, language }) => {
    if (list === 'companies') return { [key]: actor ? await listCompanyChoices(tx, actor) : [] };
    const choices = await listChoices(tx, list, language);
    const title = referenceLists[list].title;
    return {
      [key]: choices.map(({ id, title: text, groupId, groupTitle }) => ({
        id,
        [title]: text,
        ...(levels === 2 && groupId && groupTitle ? { group: { id: groupId, value: groupTitle } } : {}),
      })),
    } as never;
  });
}

function mountReads(kernel: Kernel, timeZone: string): void {
  serve(kernel, referentialApi.summary, async ({ tx }) => ({ lists: await summarise(tx) }));

  serve(kernel, referentialApi.list, async ({ tx, actor, params: { list }, query, language }) => {
    const page = await (list === 'companies' ? listCompanies(tx, query) : listValues(tx, list, query, language));
    return { ...page, rows: page.rows.map((row) => present(actor, list, row)) };
  });

  serve(kernel, referentialApi.groups, async ({ tx, params: { list } }) => ({
    groups: list !== 'companies' && referenceLists[list].levels === 2 ? await listGroups(tx, list) : [],
  }));

  serve(kernel, referentialApi.read, async ({ tx, actor, params: { list, id } }) =>
    present(actor, list, (await findValue(tx, valueList(list), id)) ?? missing()),
  );

  serve(kernel, referentialApi.history, async ({ tx, params: { list, id }, query, language }) => {
    if (!(await findValue(tx, valueList(list), id))) missing();
    return listHistoryOf(tx, id, { page: query, language });
  });

  serve(kernel, referentialApi.export, ({ tx, params: { list, format }, query, language }) =>
    exportValues(tx, { list, format, query, language, timeZone }),
  );
}

function mountWrites(kernel: Kernel): void {
  serve(kernel, referentialApi.create, async ({ tx, actor, params, body, requestId }) => {
    const list = editable(params.list);
    const code = body.code ?? codeFrom(body.fr);
    if (!codeFits(list, code)) throw new AppError('request.invalid', { fields: { code: 'validation.numericCode' } });
    if (body.groupId && referenceLists[list].levels === 1) throw noSuchGroup();
    // Sent together, run one after the other: the value is added under the lock.
    const [, value] = await Promise.all([holdList(tx, list), insertValue(tx, { ...body, list, code })]);
    // Named, because it may have been made from the label while the field of the code is empty.
    if (value === 'taken') throw new AppError('referential.codeTaken', { fields: { code: `validation.codeTaken|code=${code}` } });
    if (value === undefined) {
      refuseTwins(await findTwins(tx, { ...body, list }));
      throw noSuchGroup();
    }
    await record(tx, 'referential.create', { ...trace(list, value), by: actor.id, requestId, after: fieldsOf(value) });
    return present(actor, list, value);
  });

  serve(kernel, referentialApi.update, async ({ tx, actor, params: { list: name, id }, body, requestId }) => {
    const list = editable(name);
    const [, found, twins] = await Promise.all([holdList(tx, list), lockValue(tx, list, id), findTwins(tx, { ...body, list }, id)]);
    const before = found ?? missing();
    if (before.version !== body.version) throw await changedMeanwhile(tx, actor, list, before);
    const isRegrouped = (before.group?.id ?? null) !== body.groupId;
    // A value stays on its level: one that others belong to has no group, and the others always have one.
    if (isRegrouped && (before.group === null || body.groupId === null)) throw noSuchGroup();
    // What it already had in common with another is not this edit's doing.
    const isOwn = (language: 'fr' | 'en') => !isRegrouped && before[language] === body[language];
    refuseTwins({ fr: isOwn('fr') ? undefined : twins.fr, en: isOwn('en') ? undefined : twins.en });
    const after = await updateValue(tx, list, id, { ...body, isRegrouped });
    if (!after) throw noSuchGroup();
    await record(tx, 'referential.update', {
      ...trace(list, after),
      by: actor.id,
      requestId,
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return present(actor, list, after);
  });

  serve(kernel, referentialApi.act, async ({ tx, actor, params: { list: name, id, action }, requestId }) => {
    const list = editable(name);
    const { from, to } = referentialMachine.actions[action];
    const after = await moveState(tx, { list, id, from, to });
    if (!after) throw new AppError('workflow.wrongState', { state: ((await findValue(tx, list, id)) ?? missing()).state });
    await record(tx, `referential.${action}`, {
      ...trace(list, after),
      by: actor.id,
      requestId,
      before: { state: after.left },
      after: { state: to },
    });
    return present(actor, list, after);
  });

  serve(kernel, referentialApi.move, async ({ tx, actor, params: { list: name, id }, body, requestId }) => {
    const list = editable(name);
    if (referenceLists[list].order !== 'manual') throw new AppError('referential.orderIsFixed');
    const { value, isMoved } = (await moveValue(tx, list, id, body.to)) ?? missing();
    if (isMoved) await record(tx, 'referential.move', { ...trace(list, value), by: actor.id, requestId });
    return { ...present(actor, list, value), isMoved };
  });
}

const valueList = (list: ListName): ValueListName => (list === 'companies' ? missing() : list);

function editable(list: ListName): ValueListName {
  if (list === 'companies') throw new AppError('referential.managedElsewhere');
  return list;
}

function missing(): never {
  throw new AppError('record.missing');
}

const noSuchGroup = (): AppError => new AppError('referential.groupMissing', { fields: { groupId: 'validation.invalid' } });

async function changedMeanwhile(tx: Tx, actor: User, list: ValueListName, current: StoredValue): Promise<AppError> {
  return new AppError('record.changed', { current: present(actor, list, current), ...(await findLastChange(tx, current.id)) });
}

const trace = (list: ValueListName, { id, fr, en }: StoredValue) => ({ subjectId: id, scope: list, label: { fr, en } });
const fieldsOf = ({ code, fr, en, group }: StoredValue) => ({ code, fr, en, group: group && { fr: group.fr, en: group.en } });

const present = (actor: User, list: ListName, value: StoredValue): ReferentialValue => ({
  ...value,
  isGroup: referenceLists[list].levels === 2 && value.group === null,
  actions: referentialActions(actor, list, value),
});
