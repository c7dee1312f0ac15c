import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { accountsHref, useReach } from '../portfolios/reach.ts';
import { later } from '../ui/later.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { AccountDetails } from './account-details.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';

const PersonForm = later(() => import('./person-form.tsx'));

/** In the tabs of the people, the last part of the address is an account's, or `new`. */
export function AccountDrawer({ type }: { type: ManagedType }) {
  const { t } = useTexts();
  const reach = useReach();
  const [parameters] = useSearchParams();
  const { id, isNew, close, frame } = usePathDrawer(useParams().selected_freelance_id, accountsHref(reach));
  const { data } = useQuery({ ...accountClient.one(id ?? ''), enabled: id !== undefined });
  return (
    <SideDrawer
      title={isNew ? t('accounts.add') : data ? nameOf(data) : t('accounts.details')}
      page={id && reach === 'admin' && data?.type === 'Freelance' ? href('admin.candidate', { id }) : undefined}
      {...frame}
    >
      {isNew && <PersonForm type={type} companyId={parameters.get('f.companyId')} onClose={close} />}
      {id && <AccountDetails key={id} id={id} onGone={close} />}
    </SideDrawer>
  );
}
