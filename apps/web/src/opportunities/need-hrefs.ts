import type { UserType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import { useMemo } from 'react';
import { useUser } from '../core/session.ts';

const lists = {
  Freelance: 'company.opportunities',
  Company: 'company.opportunities',
  Commercial: 'commercial.opportunities',
  Admin: 'admin.opportunities',
} as const satisfies Record<UserType, string>;
const pages = {
  Freelance: 'company.application',
  Company: 'company.application',
  Commercial: 'commercial.application',
  Admin: 'admin.application',
} as const satisfies Record<UserType, string>;

/** The addresses of needs, in the area of whoever looks. */
export function useNeedHrefs() {
  const { type } = useUser();
  return useMemo(() => {
    const at = (parameters: Record<string, string>) => `${href(lists[type])}?${new URLSearchParams(parameters)}`;
    return {
      list: href(lists[type]),
      need: (id: string) => at({ need: id }),
      candidates: (id: string) => at({ need: id, side: 'candidates' }),
      edit: (id: string) => at({ edit: id }),
      create: at({ edit: 'new' }),
      copy: (id: string) => at({ edit: 'new', from: id }),
      application: (id: string) => href(pages[type], { id }),
    };
  }, [type]);
}
