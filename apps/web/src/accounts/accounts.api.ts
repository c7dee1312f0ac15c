import { accountFlow, type ManagedAccount, type ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { roles } from '@jalon/domain/roles/role-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Acted, actInGroups } from '../core/acts-in-groups.ts';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { type ActOf, resourceClient } from '../core/resource.ts';

/** People, companies and roles tell of each other: who looks after whom, and how many there are. */
export const accountClient = resourceClient(managedAccounts, { touches: [[clientCompanies.path], [roles.path], ['companies']] });

export function useRefreshAccounts(): () => void {
  const client = useQueryClient();
  return () => accountClient.refresh(client);
}

/** Of a freelance: what they told of themselves. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [...accountClient.key, 'profile', id],
    queryFn: ({ signal }) => call('GET /api/accounts/:id/profile', { params: { id } }, { signal }),
  });

/** Another role of their company for a contact. */
export function useGiveRole(id: string) {
  return useMutation({
    mutationFn: (roleId: string | null) => call('PUT /api/accounts/:id/role', { params: { id }, body: { roleId } }),
    onSettled: useRefreshAccounts(),
  });
}

/** The right address for somebody who has no login yet. */
export function useCorrectEmail(id: string) {
  return useMutation({
    mutationFn: (email: string) => call('PUT /api/accounts/:id/email', { params: { id }, body: { email } }),
    onSettled: useRefreshAccounts(),
  });
}

type Acts = { rows: ManagedAccount[]; action: ManagedAction; reason?: string | undefined };
const asksReason = (action: ManagedAction): boolean => 'input' in accountFlow.actions[action];

/** Taken back, an unblocking or a reconsidering gives each account the reason it had. */
function formerReason({ blockReason, refusalReason }: ManagedAccount, action: ManagedAction): string | null {
  return action === 'block' ? blockReason : refusalReason;
}

/** One act on one or several accounts, as they were seen: what was done, and what was refused with the reason. */
export function useActOnAccounts() {
  const { t } = useTexts();
  const { mutateAsync } = accountClient.useAct();
  const refresh = useRefreshAccounts();
  return useMutation({
    mutationFn: async ({ rows, action, reason }: Acts): Promise<Acted> => {
      const isBack = asksReason(action) && reason === undefined;
      const reasons = Map.groupBy(rows, (row) => (isBack ? (formerReason(row, action) ?? t('accounts.reason.again')) : reason));
      const [only] = rows;
      if (only && rows.length === 1) {
        const [why] = reasons.keys();
        // Whether it takes a reason the flow has said above.
        await mutateAsync({ row: only, action, ...(why === undefined ? {} : { input: { reason: why } }) } as ActOf<typeof managedAccounts>);
        return { done: [only.id], refused: [], left: [] };
      }
      const answers = await Promise.all([...reasons].map(([why, some]) => actOnEach(some, action, why)));
      return {
        done: answers.flatMap(({ done }) => done),
        refused: answers.flatMap(({ refused }) => refused),
        left: answers.flatMap(({ left }) => left),
      };
    },
    onSettled: refresh,
  });
}

function actOnEach(rows: ManagedAccount[], action: ManagedAction, reason: string | undefined): Promise<Acted> {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const send = (ids: string[]) => {
    const body = { records: ids.map((id) => ({ id, version: versions.get(id) ?? 0 })), ...(reason === undefined ? {} : { reason }) };
    return call(`POST /api/accounts/acts/${action}`, { body: body as { records: typeof body.records; reason: string } });
  };
  return actInGroups([...versions.keys()], send);
}
