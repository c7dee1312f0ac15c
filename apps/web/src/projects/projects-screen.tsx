import { isType } from '@jalon/domain/core/actor';
import { type Project, projectFlow, projectListing } from '@jalon/domain/projects/project';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { readTable, useTableState } from '../ui/use-table-state.ts';
import { OwnDeliveries } from './own-deliveries.tsx';
import { useProjectColumns } from './project-columns.tsx';
import { useProjectHrefs } from './project-look.ts';
import { countsQuery, ownDeliveries, projectClient } from './projects.api.ts';

const ProjectDrawer = later(() => import('./project-drawer.tsx'));
const DeliveryDrawer = later(() => import('./delivery-drawer.tsx'));
const ProjectDialog = later(() => import('./project-dialog.tsx'));

type Query = ReturnType<typeof readTable<typeof projectListing>>;
/** What goes on, unless something else is asked for. */
const ofTab = (query: Query) => ({ ...query, state: query.state ?? 'ongoing' }) as const;

export const prefetch: Prefetch = (user, { url }) => {
  void queryClient.prefetchQuery(projectClient.list(ofTab(readTable(projectListing, url.searchParams))));
  void queryClient.prefetchQuery(countsQuery);
  if (isType(user, 'Freelance')) void queryClient.prefetchQuery(ownDeliveries);
};

/** Projects that go on and those that are finished; a freelance finds what they deliver first. */
export default function ProjectsScreen() {
  const { t } = useTexts();
  const user = useUser();
  const { route } = useProjectHrefs();
  const isFreelance = isType(user, 'Freelance');
  const isWanted = useOnceWanted(useParams().selected_project_id !== undefined);
  const [delivery] = useAddressed('delivery');
  const isDeliveryWanted = useOnceWanted(delivery !== null);
  const [made, setMade] = useAddressed('new');
  const isFormWanted = useOnceWanted(made !== null);
  const mayCreate = projectFlow.actionsOnList(user).includes('create');
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setMade('project')}>
      {t('projects.action.create')}
    </Button>
  );
  return (
    <Page
      title={routeTitle(t, route)}
      tab={t('projects.tab')}
      description={t(isFreelance ? 'projects.ownIntro' : 'projects.intro')}
      actions={create || undefined}
    >
      {isFreelance && <OwnDeliveries />}
      <Panel isFlush>
        <ProjectsTable />
      </Panel>
      {isWanted && <ProjectDrawer />}
      {isDeliveryWanted && <DeliveryDrawer />}
      {isFormWanted && <ProjectDialog isOpen={made !== null} onClose={() => setMade(null)} />}
    </Page>
  );
}

function ProjectsTable() {
  const { t } = useTexts();
  const user = useUser();
  const hrefs = useProjectHrefs();
  const state = useTableState(projectListing);
  const query = ofTab(state.query as Query);
  const answer = useQuery(projectClient.list(query));
  const counts = useQuery(countsQuery).data;
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const projectHref = useCallback(({ id }: Project) => hrefs.beside(id) + (search && `?${search}`), [hrefs, search]);
  const nameOf = useCallback(({ title }: Project) => title, []);
  const { size: _, after: __, before: ___, ...filtered } = query;
  const empty = query.state === 'finished' ? 'emptyFinished' : isType(user, 'Freelance') ? 'emptyOwn' : 'emptyText';
  return (
    <>
      <LinkTabs
        isInside
        label={t('projects.tabs.label')}
        current={query.state}
        tabs={projectFlow.states.map((key) => ({ key, label: t(`projects.tabs.${key}`), to: `?state=${key}`, count: counts?.[key] }))}
      />
      <DataTable
        label={t('projects.tabs.label')}
        columns={useProjectColumns()}
        state={state}
        answer={answer}
        nameOf={nameOf}
        hrefOf={projectHref}
        searchLabel={t('projects.search')}
        ownOrder={t('projects.ownOrder')}
        exports={{ csv: projectClient.fileHref('csv', filtered), xlsx: projectClient.fileHref('xlsx', filtered) }}
        empty={<EmptyState title={t('projects.emptyTitle')} description={t(`projects.${empty}`)} illustration={<NothingYet />} />}
      />
    </>
  );
}
