import { AppError } from '@jalon/domain/core/errors';
import { type LegalKind, legalNames } from '@jalon/domain/legal/legal-text';
import { legalTextApi } from '@jalon/domain/legal/legal-text-api';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { findLastChange, listHistoryOf } from '../history/history.queries.ts';
import {
  acceptTerms,
  findText,
  findVersion,
  insertVersion,
  listVersions,
  lockText,
  type StoredText,
  updateDraft,
} from './legal-texts.queries.ts';

export function mountLegalTexts(kernel: Kernel): void {
  mountReading(kernel);
  mountEditing(kernel);
}

function mountReading(kernel: Kernel): void {
  serve(kernel, legalTextApi.read, async ({ tx, params: { kind }, query: { version } }) => {
    const [shown, versions] = await Promise.all([findVersion(tx, kind, version), listVersions(tx, kind)]);
    if (!shown && version !== undefined) throw new AppError('record.missing');
    return { kind, shown: shown ?? null, versions };
  });

  serve(kernel, legalTextApi.accept, async ({ tx, actor, body: { number }, requestId }) => {
    const current = await findVersion(tx, 'terms', undefined);
    if (current?.number !== number) throw new AppError('legalText.superseded');
    if (await acceptTerms(tx, actor.id, number))
      await record(tx, 'account.acceptTerms', { subjectId: actor.id, by: actor.id, requestId, after: { number } });
    return toCurrentUser({ ...actor, needsTerms: false });
  });
}

function mountEditing(kernel: Kernel): void {
  serve(kernel, legalTextApi.manage, ({ tx, params: { kind } }) => findText(tx, kind));

  serve(kernel, legalTextApi.history, async ({ tx, params: { kind }, query, language }) =>
    listHistoryOf(tx, (await findText(tx, kind)).id, { page: query, language }),
  );

  serve(kernel, legalTextApi.update, async ({ tx, actor, params: { kind }, body: { version, ...draft }, requestId }) => {
    const before = await lockText(tx, kind);
    if (before.version !== version) throw await changedMeanwhile(tx, before);
    if (before.fr !== draft.fr || before.en !== draft.en) {
      await updateDraft(tx, kind, draft);
      await record(tx, 'legalText.update', { ...trace(kind, before), by: actor.id, requestId });
    }
    return findText(tx, kind);
  });

  serve(kernel, legalTextApi.publish, async ({ tx, actor, params: { kind }, body, requestId }) => {
    const { version, asksAgain, summaryFr } = body;
    const draft = await lockText(tx, kind);
    if (draft.version !== version) throw await changedMeanwhile(tx, draft);
    if (!draft.isChanged || draft.fr === '') throw new AppError('legalText.unchanged');
    // Who reads the second version has a right to know what is new in it.
    if (draft.number !== null && summaryFr === '') throw new AppError('request.invalid', { fields: { summaryFr: 'validation.required' } });
    // Only the terms are a contract: the other two texts inform.
    if (asksAgain && kind !== 'terms') throw new AppError('request.invalid', { fields: { asksAgain: 'validation.invalid' } });
    const number = (draft.number ?? 0) + 1;
    await insertVersion(tx, kind, { ...body, number, by: actor.id });
    const after = { number, summary: summaryFr || null, asksAgain };
    await record(tx, 'legalText.publish', { ...trace(kind, draft), by: actor.id, requestId, after });
    return findText(tx, kind);
  });
}

const trace = (kind: LegalKind, { id }: StoredText) => ({ subjectId: id, label: legalNames[kind] });

async function changedMeanwhile(tx: Tx, current: StoredText): Promise<AppError> {
  const { fr, en, version } = current;
  return new AppError('record.changed', { current: { fr, en, version }, ...(await findLastChange(tx, current.id)) });
}
