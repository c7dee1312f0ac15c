import { type Contract, contractFlow } from '@jalon/domain/contracts/contract';
import { isType } from '@jalon/domain/core/actor';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { AllDone, NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { TableExport } from '../ui/table-export.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { ContractGroup } from './contract-group.tsx';
import { ContractKeys, useContractKeys } from './contract-keys.tsx';
import { useContractHrefs } from './contract-look.ts';
import { sidesFor } from './contract-sides.tsx';
import { allGroups, type ContractTab, contractTabs, groupsOf, narrowIn, queryOf, tabIn, totalQuery } from './contract-tabs.ts';
import { ContractToolbar } from './contract-toolbar.tsx';
import { byEnd, byTurn } from './contract-turn.ts';
import { askedOf, contractClient, dueQuery, type Narrow } from './contracts.api.ts';
import classes from './contracts.module.css';
import { useContractActs } from './use-contract-acts.tsx';

/** Every contract one may see, by what it waits for; and for the staff what the law asks to watch. */
export function ContractList() {
  const { t } = useTexts();
  const user = useUser();
  const hrefs = useContractHrefs();
  const [parameters] = useSearchParams();
  const tab = tabIn(parameters);
  const sides = sidesFor(user);
  const side = sides.find(({ key }) => key === parameters.get('tab'));
  const narrow = narrowIn(parameters);
  const counts = useCounts(narrow);
  const mayCreate = contractFlow.actionsOnList(user).includes('create');
  const create = mayCreate && (
    <>
      <TableExport
        links={{ csv: contractClient.fileHref('csv', askedOf(narrow)), xlsx: contractClient.fileHref('xlsx', askedOf(narrow)) }}
        isNarrow={false}
      />
      <Button component={Link} to={hrefs.create()} leftSection={<IconPlus size={16} />}>
        {t('contracts.new')}
      </Button>
    </>
  );
  return (
    <Page
      title={routeTitle(t, hrefs.route)}
      description={
        side?.key === 'vigilance' ? t('vigilance.intro') : t(isType(user, 'Freelance') ? 'contracts.ownIntro' : 'contracts.intro')
      }
      actions={(!side && create) || undefined}
    >
      <Panel isFlush>
        <LinkTabs
          isInside
          label={t('contracts.tabs.label')}
          current={side?.key ?? tab}
          tabs={[
            ...contractTabs.map((key) => ({ key, label: t(`contracts.tabs.${key}`), to: tabHref(parameters, key), count: counts[key] })),
            ...sides.map(({ key }) => ({ key, label: t(`contracts.tabs.${key}`), to: tabHref(parameters, key) })),
          ]}
        />
        {mayCreate && !side && <ContractToolbar />}
        {side?.isInside && <side.Panel />}
        {!side && <Groups key={tab} tab={tab} narrow={narrow} />}
      </Panel>
      {side && !side.isInside && <side.Panel />}
    </Page>
  );
}

/** How many each tab holds, once that is known of all of its groups. */
function useCounts(narrow: Narrow): Record<ContractTab, number | undefined> {
  const totals = useQueries({ queries: allGroups.map((group) => totalQuery(group, narrow)) });
  const countOf = (tab: ContractTab) => {
    const known = groupsOf(tab).map((group) => totals[allGroups.indexOf(group)]?.data);
    return known.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0 as number | undefined);
  };
  const due = useDue(narrow)?.count ?? 0;
  const follow = countOf('follow');
  return { follow: follow === undefined ? undefined : follow + due, running: countOf('running'), over: countOf('over') };
}

/** Of the staff alone. */
const useDue = (narrow: Narrow) =>
  useQuery({ ...dueQuery(narrow), enabled: contractFlow.actionsOnList(useUser()).includes('create') }).data;

/** Another tab of the same search. */
const tabHref = (parameters: URLSearchParams, tab: string): string => {
  const next = new URLSearchParams(parameters);
  next.set('tab', tab);
  return `?${next}`;
};

const useGroup = (group: Parameters<typeof queryOf>[0] | undefined, narrow: Narrow) =>
  useInfiniteQuery({ ...queryOf(group ?? 'sent', narrow), enabled: group !== undefined, placeholderData: keepPreviousData });

function Groups({ tab, narrow }: { tab: ContractTab; narrow: Narrow }) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const acts = useContractActs();
  const isOwn = isType(useUser(), 'Freelance');
  const names = groupsOf(tab);
  // At most three, always asked for in the same order.
  const found = [useGroup(names[0], narrow), useGroup(names[1], narrow), useGroup(names[2], narrow)].slice(0, names.length);
  const heaps = names.map((name, place) => {
    const rows = found[place]?.data?.pages.flatMap((page) => page.rows) ?? [];
    return { name, rows: name === 'sent' ? byTurn(rows) : name === 'ending' ? byEnd(rows) : rows, more: found[place] };
  });
  const waiting = useDue(narrow);
  const due = tab === 'follow' ? waiting : undefined;
  const isEmpty = heaps.every(({ rows }) => rows.length === 0) && !due?.count;
  const all: Contract[] = heaps.flatMap(({ rows }) => rows);
  useContractKeys({ frame, rows: all, run: acts.run });
  const failed = found.find(({ error, data }) => error && !data);
  if (failed) return <Failure error={failed.error} onRetry={() => void Promise.all(found.map(({ refetch }) => refetch()))} />;
  if (found.some(({ isPending }) => isPending))
    return (
      <div className={classes.waiting} aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </div>
    );
  if (isEmpty && Object.keys(askedOf(narrow)).length > 0)
    return <EmptyState title={t('contracts.empty.found')} description={t('contracts.emptyText.found')} illustration={<NothingYet />} />;
  if (isEmpty)
    return (
      <EmptyState
        title={t(`contracts.empty.${tab}`)}
        description={t(`contracts.emptyText.${tab}`)}
        illustration={tab === 'follow' ? <AllDone /> : <NothingYet />}
      />
    );
  return (
    <div ref={frame} className={classes.list}>
      <div className={classes.columns} aria-hidden>
        {(['who', 'where', 'period', 'amount', 'turn'] as const).map((name) => (
          <span key={name} data-end={name === 'amount' || undefined}>
            {t(`contracts.head.${name === 'who' && isOwn ? 'own' : name}`)}
          </span>
        ))}
      </div>
      {heaps.map(({ name, rows, more }) => (
        <ContractGroup
          key={name}
          {...{ name, rows, acts }}
          due={name === 'draft' ? due : undefined}
          hasTitle={names.length > 1}
          onMore={more?.hasNextPage ? () => void more.fetchNextPage() : undefined}
        />
      ))}
      <ContractKeys isOwn={isOwn} />
      {acts.dialogs}
    </div>
  );
}
