import type { QueryClient } from '@tanstack/react-query';
import { refetchSession } from '../core/session.ts';
import { roleClient } from '../roles/roles.api.ts';

const root = 'organisation';
export const contactsKey = [root, 'contacts'] as const;

/** Not waited for: what was done is done, and the person goes on while the lists catch up. */
export function refreshOrganisation(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root] });
  void client.invalidateQueries({ queryKey: roleClient.key });
}

/** A change of roles may be a change of one's own rights: the menu and the tabs follow. */
export function refreshRights(client: QueryClient): void {
  refreshOrganisation(client);
  void refetchSession();
}
