import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { companyQuery } from '../portfolios/portfolios.api.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { CompanyCreateForm } from './company-create-form.tsx';
import { CompanyOpen } from './company-open.tsx';

/** In the tab of the companies, the last part of the address is a company's, or `new`. */
export function CompanyDrawer() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const reach = useReach();
  const [parameters] = useSearchParams();
  const { selected_freelance_id: wanted } = useParams();
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isNew = shown === 'new';
  const { data } = useQuery({ ...companyQuery(reach, shown ?? ''), enabled: shown !== undefined && !isNew });
  const search = parameters.toString();
  const close = () => void navigate(href(accountsRoute[reach]) + (search && `?${search}`), { replace: true, preventScrollReset: true });
  const show = (id: string) =>
    void navigate(`${href(accountsRoute[reach], { selected_freelance_id: id })}?${search}`, { replace: true, preventScrollReset: true });
  return (
    <SideDrawer
      title={isNew ? t('companies.add') : (data?.name ?? t('companies.details'))}
      isOpen={wanted !== undefined}
      onClose={close}
      onClosed={() => setShown(undefined)}
    >
      {isNew && <CompanyCreateForm onClose={close} onMade={show} />}
      {shown && !isNew && <CompanyOpen key={shown} id={shown} onGone={close} />}
    </SideDrawer>
  );
}
