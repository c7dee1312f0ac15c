import { managedListing } from '@jalon/domain/accounts/managed-account';
import { companyFlow, companyListing } from '@jalon/domain/companies/client-company';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { companyClient } from '../companies/companies.api.ts';
import { CompaniesTable } from '../companies/companies-table.tsx';
import { routeTitle, type Translate, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ImportLink, ToolImportLink } from '../imports/import-link.tsx';
import { keptFilters, readKept } from '../people-lists/kept.ts';
import { type AccountTab, accountsHref, accountsRoute, placeHref, type Reach, reachOf, tabsOf, useReach } from '../portfolios/reach.ts';
import { RetentionLink } from '../retention/retention-link.tsx';
import { RankForNeed } from '../talents/rank-for-need.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { readTable } from '../ui/use-table-state.ts';
import { useTotals } from '../ui/use-totals.ts';
import { viewClient } from '../views/views.api.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { accountClient } from './accounts.api.ts';
import classes from './accounts.module.css';
import { AccountsTable } from './accounts-table.tsx';
import { FreelancesKept, FreelancesTable } from './freelances-table.tsx';

const CompanyDrawer = later(() => import('../companies/company-drawer.tsx'));

const tabOf = (reach: Reach, parameters: URLSearchParams): AccountTab =>
  tabsOf[reach].find((tab) => tab === parameters.get('tab')) ?? 'Freelance';
const nameOfTab = (t: Translate, tab: AccountTab): string => (tab === 'companies' ? t('companies.tab') : t(`accounts.tabs.${tab}`));

export const prefetch: Prefetch = (user, { url: { searchParams } }) => {
  const reach = reachOf(user);
  const tab = tabOf(reach, searchParams);
  void queryClient.prefetchQuery(viewClient.list({ list: tab === 'companies' ? tab : `accounts.${tab}`, size: -1 }));
  if (tab === 'companies') void queryClient.prefetchQuery(companyClient.list(readTable(companyListing, searchParams)));
  else
    void queryClient.prefetchQuery(
      accountClient.list({
        ...readTable(managedListing, searchParams),
        type: tab,
        ...(tab === 'Freelance' && keptFilters(readKept(searchParams))),
      }),
    );
};

/** Without what narrows the one that is open. Their first pages come with the totals: another tab opens at once. */
const listOf = (tab: AccountTab, parameters = new URLSearchParams()) =>
  tab === 'companies'
    ? companyClient.list(readTable(companyListing, parameters))
    : accountClient.list({ ...readTable(managedListing, parameters), type: tab });

/** People and companies, for administrators and, within the portfolio, for commercials. */
export default function AccountsScreen() {
  const { t } = useTexts();
  const reach = useReach();
  const [parameters] = useSearchParams();
  const { selected_freelance_id: selected } = useParams();
  const tab = tabOf(reach, parameters);
  const totals = useTotals(tabsOf[reach].map((one) => listOf(one)));
  const isOfCompanies = tab === 'companies';
  const canAddCompany = companyFlow.actionsOnList(useUser()).length > 0;
  const isWanted = useOnceWanted(selected !== undefined);
  const add = (!isOfCompanies || canAddCompany) && (
    <Button component={Link} to={placeHref(reach, { tab, id: 'new' })} leftSection={<IconPlus size={16} stroke={1.8} />}>
      {t(isOfCompanies ? 'companies.add' : 'accounts.add')}
    </Button>
  );
  const title = routeTitle(t, accountsRoute[reach]);
  const intro = t(reach === 'admin' ? 'home.action.accounts' : 'home.action.portfolio');
  return (
    <Page
      title={title}
      tab={`${nameOfTab(t, tab)} · ${title}`}
      description={intro}
      actions={
        <>
          {tab === 'Freelance' && reach === 'admin' && <RetentionLink />}
          {tab === 'Freelance' && <RankForNeed />}
          {tab === 'Freelance' && <ImportLink kind="candidates" />}
          {tab === 'companies' && <ToolImportLink kind="companies" />}
          {tab === 'Company' && <ToolImportLink kind="contacts" />}
          {add}
        </>
      }
    >
      <Panel isFlush>
        <div className={classes.tabs}>
          <LinkTabs
            label={title}
            tabs={tabsOf[reach].map((key, index) => ({
              ...{ key, label: nameOfTab(t, key), to: placeHref(reach, { tab: key }) },
              ...totals[index],
            }))}
            current={tab}
            isInside
          />
          {tab === 'Freelance' && <FreelancesKept path={accountsHref(reach)()} />}
        </div>
        {isOfCompanies && <CompaniesTable />}
        {tab === 'Freelance' && <FreelancesTable />}
        {!isOfCompanies && tab !== 'Freelance' && <AccountsTable key={tab} type={tab} place="all" />}
        {isWanted && (isOfCompanies ? <CompanyDrawer /> : <AccountDrawer type={tab} />)}
      </Panel>
    </Page>
  );
}
