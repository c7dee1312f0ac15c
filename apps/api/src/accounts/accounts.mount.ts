import type { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import { mountResource } from '../core/mount-resource.ts';
import { missing } from '../core/records.ts';
import type { Security } from '../core/security.ts';
import type { Kernel } from '../core/serve.ts';
import { findUserByToken, lookAs, signOutEverywhere } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import type { Zone } from '../operator/house.ts';
import { isLastOwner, lockCompanyOf } from '../organisation/organisation.queries.ts';
import { assignCompanies } from '../portfolios/assign.ts';
import { findCommercial, listPortfolio } from '../portfolios/portfolios.queries.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { noteOpening } from '../retention/openings.queries.ts';
import { findStaffProfile } from '../talents/talents.queries.ts';
import { endOpenLinks } from './accounts.queries.ts';
import { emailTaken, nameOf, accountRecords as records } from './accounts.records.ts';
import { holdAddress } from './invitations.queries.ts';
import { assertRoleOf, holdAccount, setEmail, setRole } from './managed-accounts.queries.ts';

type More = typeof managedAccounts.more;
type Asked<Name extends keyof More> = Context<More[Name] & EndpointSpec>;

export function mountManagedAccounts(kernel: Kernel, { timeZone }: { timeZone: Zone }): void {
  const more = { ...reads(timeZone), ...writes, ...sessions(kernel.security) };
  mountResource(kernel, records, { timeZone, more });
}

const reads = (timeZone: Zone) => ({
  async profile({ tx, actor, params: { id } }: Asked<'profile'>) {
    const found = (await findStaffProfile(tx, id, { reach: reachesAccount(actor, 'Freelance'), timeZone })) ?? missing();
    if (found.profile) await noteOpening(tx, actor, sql`${id}`);
    return found;
  },
  async portfolio({ tx, params: { id } }: Asked<'portfolio'>) {
    if (!(await findCommercial(tx, id))) missing();
    return { companies: await listPortfolio(tx, id) };
  },
});

const writes = {
  assign: ({ tx, actor, params: { id }, body: { companyIds, knownIds }, requestId }: Asked<'assign'>) =>
    assignCompanies(tx, { actor, id, wanted: companyIds, known: knownIds, requestId }),

  /** Another role of their company, which keeps an owner. It is told as a change of the contact, where colleagues read it. */
  async giveRole({ tx, actor, params: { id }, body: { roleId }, requestId }: Asked<'giveRole'>) {
    // Sent one after the other on the same connection: read once nobody else changes it, nor who owns the company.
    const [, , found] = await Promise.all([lockCompanyOf(tx, id), holdAccount(tx, id), records.find(tx, actor, id)]);
    const row = found ?? missing();
    const company = row.company ?? missing();
    // What they have stays theirs, even disabled.
    if (row.roleId === roleId) return records.present(actor, row);
    const [role, isLast] = await Promise.all([roleId ? assertRoleOf(tx, company.id, roleId) : null, isLastOwner(tx, company.id, id)]);
    if (isLast) throw new AppError('organisation.lastOwner');
    const states = { before: { role: row.role }, after: { role } };
    await Promise.all([
      setRole(tx, id, roleId),
      record(tx, 'contact.update', { subjectId: id, by: actor.id, requestId, label: nameOf(row), ...states }),
    ]);
    return records.present(actor, { ...row, role, roleId, version: row.version + 1 });
  },

  /** The right address of somebody who has no login yet. An invitation that is out is void, and goes to the new address instead. */
  async emailCorrect(acting: Asked<'emailCorrect'>) {
    const { tx, actor, params, body, requestId } = acting;
    const { email } = body;
    const [, row] = await Promise.all([holdAddress(tx, email), records.hold(acting, params.id, 'emailCorrect')]);
    if (row.email === email) return records.present(actor, row);
    if (!(await setEmail(tx, row.id, email))) throw emailTaken();
    const wasInvited = await endOpenLinks(tx, row.id, 'activate');
    if (wasInvited) await assertMayWrite(tx, email);
    const trace = { subjectId: row.id, by: actor.id, requestId, label: nameOf(row) };
    await Promise.all([
      record(tx, 'account.emailCorrect', { ...trace, before: { email: row.email }, after: { email } }),
      wasInvited && record(tx, 'account.invite', trace),
    ]);
    return records.present(actor, { ...row, email, version: row.version + 1 });
  },
};

const sessions = (security: Security) => ({
  async seeAs(acting: Asked<'seeAs'>) {
    const { tx, actor, params, http, requestId } = acting;
    const row = await records.hold(acting, params.id, 'seeAs');
    const [seen] = await Promise.all([
      lookedAs(tx, security, { token: security.tokenOf(http.request), seenAs: row.id }),
      record(tx, 'account.seeAs', { subjectId: row.id, by: actor.id, requestId, label: nameOf(row) }),
    ]);
    // Kept out with a disabled company: there is no space to see, and no way back from the page that says so.
    if (seen.closedBy) throw new AppError('workflow.wrongState', { state: 'deactivated' });
    return seen;
  },
  seeAsSelf: ({ tx, http }: Asked<'seeAsSelf'>) => lookedAs(tx, security, { token: security.tokenOf(http.request), seenAs: null }),
  async signOut(acting: Asked<'signOut'>) {
    const { tx, actor, params, requestId } = acting;
    const row = await records.hold(acting, params.id, 'signOut');
    const ended = await signOutEverywhere(tx, row.id);
    const trace = { label: nameOf(row), after: { sessions: ended } };
    await record(tx, 'account.signOut', { subjectId: row.id, by: actor.id, requestId, ...trace });
    return { ended };
  },
});

async function lookedAs(tx: Tx, security: Security, { token, seenAs }: { token: string; seenAs: string | null }) {
  await lookAs(tx, token, seenAs);
  const user = await findUserByToken(tx, token, security);
  if (!user) throw new AppError('session.required');
  return toCurrentUser(user);
}
