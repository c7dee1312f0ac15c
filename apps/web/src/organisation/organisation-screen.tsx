import { contactListing } from '@jalon/domain/contacts/contact';
import { href } from '@jalon/domain/core/routes';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { CompanyPanel } from '../companies/company-panel.tsx';
import { ownCompanyQuery } from '../companies/own-company.api.ts';
import { contactClient } from '../contacts/contacts.api.ts';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { divisionsQuery } from '../divisions/divisions.api.ts';
import { DivisionsPanel } from '../divisions/divisions-panel.tsx';
import { rolesQuery } from '../roles/roles.api.ts';
import { RolesPanel } from '../roles/roles-panel.tsx';
import { Page } from '../ui/page.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { readTable } from '../ui/use-table-state.ts';
import { useTotals } from '../ui/use-totals.ts';
import { type Tab, tabsOf } from './organisation-tabs.ts';

const panels: Record<Tab, ComponentType> = {
  contacts: ContactsPanel,
  roles: RolesPanel,
  divisions: DivisionsPanel,
  company: CompanyPanel,
};

/** Those of which there are several. */
const lists = {
  contacts: contactClient.list(readTable(contactListing, new URLSearchParams())),
  roles: rolesQuery,
  divisions: divisionsQuery,
};

export const prefetch: Prefetch = (user, { url, params: { tab } }) => {
  if (!tabsOf(user).some((name) => name === tab)) return;
  if (tab === 'contacts') void queryClient.prefetchQuery(contactClient.list(readTable(contactListing, url.searchParams)));
  if (tab === 'contacts' || tab === 'roles') void queryClient.prefetchQuery(rolesQuery);
  if (tab === 'contacts' || tab === 'divisions') void queryClient.prefetchQuery(divisionsQuery);
  if (tab === 'company') void queryClient.prefetchQuery(ownCompanyQuery);
};

export default function OrganisationScreen() {
  const { t } = useTexts();
  const tabs = tabsOf(useUser());
  const given = useParams().tab;
  const tab = tabs.find((name) => name === given);
  const [first] = tabs;
  const counted = tabs.filter((name) => name in lists);
  const totals = useTotals(counted.map((name) => lists[name as keyof typeof lists]));
  // An address without a tab, or with one that is not this person's to see, opens the first that is.
  if (!tab) return <Navigate to={first ? href('company.contacts', { tab: first }) : href('company.notFound')} replace />;
  const title = routeTitle(t, 'company.contacts');
  const Panel = panels[tab];
  return (
    <Page title={title} tab={`${t(`organisation.tab.${tab}`)} · ${title}`} description={t('organisation.intro')}>
      <LinkTabs
        label={t('organisation.sections')}
        tabs={tabs.map((key) => ({
          ...{ key, label: t(`organisation.tab.${key}`), to: href('company.contacts', { tab: key }) },
          ...totals[counted.indexOf(key)],
        }))}
        current={tab}
      />
      <Panel />
    </Page>
  );
}
