import type { ManagedType } from '@jalon/domain/accounts/managed-account';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { AccountDetails } from './account-details.tsx';
import { nameOf } from './account-look.ts';
import { accountQuery } from './accounts.api.ts';
import { PersonForm } from './person-form.tsx';

/** `accounts/new` adds a person, `accounts/<id>` opens an account beside the list. */
export function AccountDrawer({ type }: { type: ManagedType }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const reach = useReach();
  const [parameters] = useSearchParams();
  const { selected_freelance_id: wanted } = useParams();
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isNew = shown === 'new';
  const { data } = useQuery({ ...accountQuery(reach, shown ?? ''), enabled: shown !== undefined && !isNew });
  const close = () => {
    const search = parameters.toString();
    void navigate(href(accountsRoute[reach]) + (search && `?${search}`), { replace: true, preventScrollReset: true });
  };
  return (
    <SideDrawer
      title={isNew ? t('accounts.add') : data ? nameOf(data) : t('accounts.details')}
      isOpen={wanted !== undefined}
      onClose={close}
      onClosed={() => setShown(undefined)}
    >
      {isNew && <PersonForm type={type} companyId={parameters.get('f.companyId')} onClose={close} />}
      {shown && !isNew && <AccountDetails key={shown} id={shown} onGone={close} />}
    </SideDrawer>
  );
}
