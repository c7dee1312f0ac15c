import { randomUUID } from 'node:crypto';
import { companyApi } from '@jalon/domain/companies/company-api';
import { isType } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey, toPicture } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { namedToFreelance } from '../opportunities/opportunities.scope.ts';
import { companyOf, inBoth } from '../organisation/organisation.ts';
import { companyRecords } from './companies.records.ts';
import { findLogo, replaceLogo } from './company.queries.ts';

// An image takes a while to redraw: no connection is held meanwhile.
const drawsFirst = { transaction: false };

export function mountLogo(kernel: Kernel, files: Files): void {
  const { database } = kernel;

  serve(
    kernel,
    companyApi.setLogo,
    async ({ actor, file, requestId }) => {
      const [logo, content] = [randomUUID(), await toPicture(file, 'logo')];
      await files.put(pictureKey(logo), content);
      const old = await database.transaction(async (tx) => {
        await record(tx, 'company.logo', {
          subjectId: companyOf(actor),
          label: inBoth(actor.company?.name ?? ''),
          by: actor.id,
          requestId,
        });
        return replaceLogo(tx, companyOf(actor), logo);
      });
      if (old) await files.remove(pictureKey(old));
      return { logo };
    },
    drawsFirst,
  );

  serve(
    kernel,
    companyApi.removeLogo,
    async ({ actor, requestId }) => {
      const old = await database.transaction(async (tx) => {
        const key = await replaceLogo(tx, companyOf(actor), null);
        const about = { subjectId: companyOf(actor), label: inBoth(actor.company?.name ?? '') };
        if (key) await record(tx, 'company.logo', { ...about, by: actor.id, requestId });
        return key;
      });
      // The file goes once nothing leads to it for good.
      if (old) await files.remove(pictureKey(old));
      return { logo: null };
    },
    drawsFirst,
  );

  serve(kernel, companyApi.logo, async ({ tx, actor, params: { id } }) => {
    const reach = isType(actor, 'Freelance') ? namedToFreelance(actor) : companyRecords.store.visible(actor);
    const found = await findLogo(tx, reach, id);
    const content = found && (await files.get(pictureKey(found.key)));
    if (!content) throw new AppError('record.missing');
    return { name: 'logo.webp', type: 'image/webp', content };
  });
}
