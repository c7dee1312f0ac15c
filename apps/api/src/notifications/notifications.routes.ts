import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { categoriesOf } from '@jalon/domain/core/notices';
import { suggestedFor } from '@jalon/domain/notifications/notices';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import type { NoticeChoices } from '@jalon/domain/notifications/notification-schema';
import { record } from '../core/events.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { listChoices, saveChoices } from './choices.queries.ts';
import { actOnNotification, countNotifications, listNotifications, readAll, unreadAll } from './notifications.queries.ts';
import { wordAll } from './wording.ts';

export function mountNotifications(kernel: Kernel): void {
  serve(kernel, notificationApi.list, async ({ tx, actor, query, language }) => {
    const page = await listNotifications(tx, actor.id, query);
    return { ...page, rows: await wordAll(tx, actor, language, page.rows) };
  });

  serve(kernel, notificationApi.counts, ({ tx, actor }) => countNotifications(tx, actor.id));

  serve(kernel, notificationApi.act, async ({ tx, actor, params }) => {
    const { asks } = (await actOnNotification(tx, actor, params)) ?? missing();
    if (!asks && (params.action === 'treat' || params.action === 'untreat')) throw new AppError('workflow.wrongState');
    return { counts: await countNotifications(tx, actor.id) };
  });

  serve(kernel, notificationApi.readAll, async ({ tx, actor, body: { until } }) => {
    const marked = await readAll(tx, actor.id, until);
    return { ...marked, counts: await countNotifications(tx, actor.id) };
  });

  serve(kernel, notificationApi.unreadAll, async ({ tx, actor, body: { readAt } }) => {
    await unreadAll(tx, actor.id, readAt);
    return { counts: await countNotifications(tx, actor.id) };
  });

  serve(kernel, notificationApi.preferences, ({ tx, actor }) => choicesOf(tx, actor));

  serve(kernel, notificationApi.prefer, async ({ tx, actor, body: { choices }, requestId }) => {
    const own = categoriesOf(actor);
    const isRepeated = new Set(choices.map(({ category }) => category)).size < choices.length;
    if (isRepeated || choices.some(({ category }) => !own.includes(category)))
      throw new AppError('request.invalid', { fields: { choices: 'validation.invalid' } });
    await saveChoices(tx, actor.id, choices);
    await record(tx, 'account.notices', { subjectId: actor.id, by: actor.id, requestId });
    return choicesOf(tx, actor);
  });
}

async function choicesOf(tx: Tx, actor: User): Promise<NoticeChoices> {
  const chosen = new Map((await listChoices(tx, actor.id)).map(({ category, channel }) => [category, channel]));
  return {
    choices: categoriesOf(actor).map((category) => ({
      category,
      channel: chosen.get(category) ?? null,
      suggested: suggestedFor(category),
    })),
  };
}
