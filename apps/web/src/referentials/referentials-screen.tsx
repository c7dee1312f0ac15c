import { type ListName, listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { valueListing } from '@jalon/domain/referentials/referential';
import { Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { statusQuery } from '../connector/connector.api.ts';
import { ReferentialSides } from '../connector/referential-sides.tsx';
import { sideIn } from '../connector/sync-places.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { readTable } from '../ui/use-table-state.ts';
import { ReferentialNav } from './referential-nav.tsx';
import { NewValueButton, ReferentialTable } from './referential-table.tsx';
import { referentialClient, summaryQuery } from './referentials.api.ts';
import classes from './referentials.module.css';

const ReferentialDrawer = later(() => import('./referential-drawer.tsx'));
const Synchronisation = later(() => import('../connector/synchronisation.tsx'), <Skeleton height={360} aria-busy="true" />);

export const prefetch: Prefetch = (_user, { url, params: { list: given } }) => {
  const list = listNames.find((name) => name === given);
  if (given === undefined && sideIn(url.searchParams)) void queryClient.prefetchQuery(statusQuery);
  if (!list) return;
  void queryClient.prefetchQuery(summaryQuery);
  void queryClient.prefetchQuery(referentialClient.list({ list, ...readTable(valueListing, url.searchParams) }));
};

export default function ReferentialsScreen() {
  const { t } = useTexts();
  const given = useParams().list;
  const [parameters] = useSearchParams();
  const list = listNames.find((name) => name === given);
  const side = given === undefined ? sideIn(parameters) : undefined;
  const title = routeTitle(t, 'admin.referentials');
  if (side)
    return (
      <Page title={title} tab={`${t(`connector.side.${side}`)} · ${title}`} description={t('referentials.intro')}>
        <ReferentialSides current={side} />
        <Synchronisation side={side} />
      </Page>
    );
  if (given === undefined) return <Navigate to={href('admin.referentials', { list: listNames[0] })} replace />;
  return (
    <Page title={title} tab={list ? `${t(`lists.${list}.title`)} · ${title}` : title} description={t('referentials.intro')}>
      <ReferentialSides current="values" />
      <ReferentialNav list={list}>{list ? <ReferentialPanel key={list} list={list} /> : <UnknownList />}</ReferentialNav>
    </Page>
  );
}

function ReferentialPanel({ list }: { list: ListName }) {
  const { t } = useTexts();
  const isKeptHere = list !== 'companies';
  const [parameters] = useSearchParams();
  const isWanted = useOnceWanted(parameters.has('value'));
  const note = isKeptHere ? t(`referentials.order.${referenceLists[list].order}`) : t('referentials.managedElsewhere');
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <h2 className={classes.title}>{t(`lists.${list}.title`)}</h2>
        {isKeptHere && <NewValueButton />}
        <div className={classes.about}>
          <p className={classes.description}>{t(`lists.${list}.description`)}</p>
          <p className={classes.note}>
            <IconInfoCircle size={14} stroke={1.8} aria-hidden />
            {note}
          </p>
        </div>
      </header>
      <ReferentialTable list={list} />
      {isKeptHere && isWanted && <ReferentialDrawer list={list} />}
    </Panel>
  );
}

function UnknownList() {
  const { t } = useTexts();
  return (
    <Panel>
      <EmptyState title={t('referentials.unknownList')} description={t('referentials.unknownListText')} />
    </Panel>
  );
}
