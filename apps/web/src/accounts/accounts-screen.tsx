import { type ManagedType, managedListing, managedTypes } from '@jalon/domain/accounts/managed-account';
import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useFirstSign } from '../core/first-sign.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { readTable } from '../ui/use-table-state.ts';
import { accountsQuery } from './accounts.api.ts';
import classes from './accounts.module.css';
import { AccountsTable } from './accounts-table.tsx';

// The list comes first: the drawer is fetched before anybody can have opened it.
const fetchDrawer = () => import('./account-drawer.tsx');
const AccountDrawer = lazy(async () => ({ default: (await fetchDrawer()).AccountDrawer }));

const tabOf = (parameters: URLSearchParams): ManagedType => managedTypes.find((type) => type === parameters.get('tab')) ?? 'Freelance';

export const prefetch: Prefetch = (_user, { url }) => {
  void queryClient.prefetchQuery(accountsQuery(tabOf(url.searchParams), readTable(managedListing, url.searchParams)));
};

export default function AccountsScreen() {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const { selected_freelance_id: selected } = useParams();
  const tab = tabOf(parameters);
  useFirstSign(() => void fetchDrawer());
  // Once opened it stays, so that closing can be seen.
  const isWanted = useRef(false);
  isWanted.current ||= selected !== undefined;
  const add = (
    <Button
      component={Link}
      to={`${href('admin.accounts', { selected_freelance_id: 'new' })}?tab=${tab}`}
      leftSection={<IconPlus size={16} stroke={1.8} />}
    >
      {t('accounts.add')}
    </Button>
  );
  const title = routeTitle(t, 'admin.accounts');
  return (
    <Page title={title} tab={`${t(`accounts.tabs.${tab}`)} · ${title}`} description={t('accounts.intro')} actions={add}>
      <Panel isFlush>
        <nav className={classes.tabs} aria-label={title}>
          {managedTypes.map((type) => (
            <Link key={type} to={`?tab=${type}`} aria-current={type === tab ? 'page' : undefined} preventScrollReset>
              {t(`accounts.tabs.${type}`)}
            </Link>
          ))}
        </nav>
        <AccountsTable key={tab} type={tab} />
        {isWanted.current && (
          <Suspense>
            <AccountDrawer type={tab} />
          </Suspense>
        )}
      </Panel>
    </Page>
  );
}
