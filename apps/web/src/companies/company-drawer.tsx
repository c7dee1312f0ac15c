import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { accountsHref, useReach } from '../portfolios/reach.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { companyClient } from './companies.api.ts';
import { CompanyCreateForm } from './company-forms.tsx';
import { CompanyOpen } from './company-open.tsx';

/** In the tab of the companies, the last part of the address is a company's, or `new`. */
export default function CompanyDrawer() {
  const { t } = useTexts();
  const reach = useReach();
  const { id, isNew, show, close, frame } = usePathDrawer(useParams().selected_freelance_id, accountsHref(reach));
  const { data } = useQuery({ ...companyClient.one(id ?? ''), enabled: id !== undefined });
  return (
    <SideDrawer title={isNew ? t('companies.add') : (data?.name ?? t('companies.details'))} {...frame}>
      {isNew && <CompanyCreateForm onClose={close} onMade={show} />}
      {id && <CompanyOpen key={id} id={id} onGone={close} />}
    </SideDrawer>
  );
}
