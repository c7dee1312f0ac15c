import { randomUUID } from 'node:crypto';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import type { OwnAccount } from '@jalon/domain/accounts/own-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type CompanyPermission, permitsUser } from '@jalon/domain/core/permission';
import { seesApplication } from '../applications/applications.scope.ts';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey, toPicture } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { writeAs } from '../core/standing.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { seesReport } from '../deputies/deputies.scope.ts';
import { findLastChange } from '../history/history.queries.ts';
import { isDisclosed } from '../opportunities/opportunities.scope.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { findPicture, lockOwnAccount, readAccount, replacePicture, updateAccount } from './own-account.queries.ts';
import { exportAccount } from './own-export.ts';

export function mountOwnAccount(kernel: Kernel, config: Pick<Config, 'secret'>, files: Files): void {
  serve(kernel, ownAccountApi.read, async ({ tx, actor }) => {
    const account = await readAccount(tx, actor.id);
    const { hasPassword: _, twoStep: __, ...seen } = account;
    return actor.seenBy ? seen : account;
  });

  serve(kernel, ownAccountApi.update, async ({ tx, actor, body: { version, ...given }, requestId }) => {
    const before = await lockOwnAccount(tx, actor.id);
    if (before.version !== version) throw new AppError('record.changed', { current: before, ...(await findLastChange(tx, actor.id)) });
    const after = { ...given, job: isType(actor, 'Company') ? given.job : before.job };
    await updateAccount(tx, actor.id, after);
    await record(tx, 'account.update', {
      subjectId: actor.id,
      by: actor.id,
      requestId,
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return { ...before, ...after, version: version + 1 };
  });

  mountPicture(kernel, files);

  serve(kernel, ownAccountApi.export, ({ tx, actor }) => exportAccount(tx, { files, config }, actor));
}

function mountPicture(kernel: Kernel, files: Files): void {
  const { database } = kernel;

  serve(
    kernel,
    ownAccountApi.setPicture,
    async ({ actor, file, requestId }) => {
      const [picture, content] = [randomUUID(), await toPicture(file, 'portrait')];
      await files.put(pictureKey(picture), content);
      const old = await writeAs(database, actor.id, async (tx) => {
        await record(tx, 'account.picture', { subjectId: actor.id, by: actor.id, requestId });
        return replacePicture(tx, actor.id, picture);
      });
      if (old) await files.remove(pictureKey(old));
      return { picture };
    },
    // An image takes a while to redraw: no connection is held meanwhile.
    { transaction: false },
  );

  serve(
    kernel,
    ownAccountApi.removePicture,
    async ({ actor, requestId }) => {
      const old = await database.transaction(async (tx) => {
        const key = await replacePicture(tx, actor.id, null);
        if (key) await record(tx, 'account.picture', { subjectId: actor.id, by: actor.id, requestId });
        return key;
      });
      // The file goes once nothing leads to it for good.
      if (old) await files.remove(pictureKey(old));
      return { picture: null };
    },
    { transaction: false },
  );

  serve(kernel, ownAccountApi.picture, async ({ tx, actor, params: { id } }) => {
    const found = await findPicture(tx, seesPicture(actor), id);
    const content = found && (await files.get(pictureKey(found.key)));
    if (!content) throw new AppError('record.missing');
    return { name: 'picture.webp', type: 'image/webp', content };
  });
}

/**
 * One's own, and those of the staff, who are named to everybody they work for. For a company, its people, the freelances it may look at and
 * its candidates; for a freelance, who has proposed them a need that does not hide its company; for the staff, whom they reach; for both
 * sides, whose months they validate in the place of somebody else, and whom they talk with.
 */
function seesPicture(actor: User): Sql {
  const when = (permission: CompanyPermission, condition: Sql): Sql =>
    actor.isValidated && permitsUser(actor, permission) ? condition : sql`false`;
  const isTalent = sql`exists (select 1 from freelance_profiles p where p.user_id = u.id and p.is_listed)`;
  const isCandidate = sql`exists (select 1 from applications a where a.owner_id = u.id and a.state not in ('rejected', 'retired') and ${seesApplication(actor)})`;
  const isDelivering = sql`exists (select 1 from deliveries d where d.owner_id = u.id and ${seesDelivered(actor, sql`d`)})`;
  const isReporting = sql`exists (select 1 from timesheets t where t.owner_id = u.id and ${seesReport(actor, sql`t`, 'timesheets.validate')})`;
  const isProposer = sql`exists (
    select 1 from proposals q join opportunities o on o.id = q.opportunity_id
    where q.owner_id = ${actor.id} and q.proposed_by = u.id and ${isDisclosed(actor)})`;
  const isTalking = sql`exists (
    select 1 from conversations t where t.first_id = least(u.id, ${actor.id}::uuid) and t.second_id = greatest(u.id, ${actor.id}::uuid))`;
  const others = {
    Company: sql`u.company_id = ${actor.company?.id ?? null}::uuid or ${when('freelances.view', isTalent)} or ${when('applications.view', isCandidate)}
      or ${when('deliveries.view', isDelivering)} or ${when('timesheets.view', isReporting)}`,
    Freelance: sql`${isProposer} or (u.type = 'Company' and ${isTalking})`,
    Commercial: sql`${reachesAccount(actor)} or ${isReporting}`,
    Admin: reachesAccount(actor),
  }[actor.type];
  return sql`(u.id = ${actor.id} or (${actor.isValidated} and u.type in ('Commercial', 'Admin')) or ${others})`;
}

const fieldsOf = ({
  civility,
  firstName,
  lastName,
  phone,
  job,
}: Pick<OwnAccount, 'civility' | 'firstName' | 'lastName' | 'phone' | 'job'>) => ({
  ...{ civility, firstName, lastName, phone, job },
});
