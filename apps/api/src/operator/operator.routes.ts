import { randomUUID } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import type { ManagedOperator } from '@jalon/domain/operator/operator-schema';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey, toPicture } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { findLastChange, listHistoryOf } from '../history/history.queries.ts';
import { defaultsOf, type KeptHouse } from './house.ts';
import {
  dropLogo,
  findOperator,
  knowsZone,
  lockOperator,
  replaceOperatorLogo,
  type StoredOperator,
  updateOperator,
} from './operator.queries.ts';
import { changesIn, toldOf } from './operator-changes.ts';
import { printKey } from './operator-logo.ts';

// What is committed is read anew before it is answered: the next request is judged by it.
const ownTransaction = { transaction: false };

type Parts = { house: KeptHouse; config: Config; files: Files };

export function mountOperator(kernel: Kernel, { house, config, files }: Parts): void {
  const { database } = kernel;
  const defaults = defaultsOf(config);
  const shown = ({ choices, logo, version, updatedAt }: StoredOperator): ManagedOperator =>
    ({ choices, defaults, logo, version, updatedAt }) as ManagedOperator;
  const answer = async () => shown(await house.refresh());

  serve(kernel, operatorApi.manage, async ({ tx }) => shown(await findOperator(tx)));

  serve(kernel, operatorApi.history, async ({ tx, query, language }) =>
    listHistoryOf(tx, (await findOperator(tx)).id, { page: query, language }),
  );

  serve(
    kernel,
    operatorApi.update,
    async ({ actor, body: { version, ...input }, requestId }) => {
      await database.transaction(async (tx) => {
        const before = await lockOperator(tx);
        if (before.version !== version)
          throw new AppError('record.changed', { current: shown(before), ...(await findLastChange(tx, before.id)) });
        const changed = changesIn(before.choices, input);
        if (Object.keys(changed).length === 0) return;
        if (input.timeZone && !(await knowsZone(tx, input.timeZone)))
          throw new AppError('request.invalid', { fields: { timeZone: 'validation.invalid' } });
        await updateOperator(tx, changed);
        await record(tx, 'operator.update', {
          subjectId: before.id,
          by: actor.id,
          requestId,
          ...toldOf(before.choices, changed, defaults),
        });
      });
      return answer();
    },
    ownTransaction,
  );

  const putLogo = async (logo: string | null, by: string, requestId: string) => {
    await database.transaction(async (tx) => {
      const { id, logo: before } = await lockOperator(tx);
      if (before === logo) return;
      await replaceOperatorLogo(tx, logo);
      // The files go once nothing leads to them for good.
      if (before) await dropLogo(tx, before);
      await record(tx, 'operator.logo', { subjectId: id, by, requestId });
    });
    return answer();
  };

  serve(
    kernel,
    operatorApi.setLogo,
    async ({ actor, file, requestId }) => {
      const logo = randomUUID();
      await files.put(pictureKey(logo), await toPicture(file, 'logo'));
      await files.put(printKey(logo), await toPicture(file, 'page'));
      return putLogo(logo, actor.id, requestId);
    },
    ownTransaction,
  );
  serve(kernel, operatorApi.removeLogo, ({ actor, requestId }) => putLogo(null, actor.id, requestId), ownTransaction);

  serve(kernel, operatorApi.logo, async () => {
    const { logo } = house.operator();
    const content = logo && (await files.get(pictureKey(logo)));
    if (!content) throw new AppError('record.missing');
    return { name: 'logo.webp', type: 'image/webp', content };
  });
}
