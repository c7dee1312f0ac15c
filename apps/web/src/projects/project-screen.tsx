import { isType } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { deliveryFlow } from '@jalon/domain/deliveries/delivery';
import type { Project } from '@jalon/domain/projects/project';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ContractsCard } from '../contracts/contracts-card.tsx';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordPage } from '../ui/record-page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { BudgetCard } from './budget-card.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { NeedCard } from './need-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { ProjectDocuments } from './project-documents.tsx';
import { ProjectHeader } from './project-header.tsx';
import { useProjectHrefs } from './project-look.ts';
import { deliveriesOf, monthsQuery, projectClient } from './projects.api.ts';
import classes from './projects.module.css';
import { TimeAxis } from './time-axis.tsx';
import { ToTreat } from './to-treat.tsx';

const DeliveryDrawer = later(() => import('./delivery-drawer.tsx'));
const ProjectDialog = later(() => import('./project-dialog.tsx'));
const DeliveryDialog = later(() => import('./delivery-dialog.tsx'));

export const prefetch: Prefetch = (_user, { params: { id = '' } }) => {
  void queryClient.prefetchQuery(projectClient.one(id));
  void queryClient.prefetchQuery(deliveriesOf(id));
  void queryClient.prefetchQuery(monthsQuery(id));
};

/** One project: its deliveries on a time axis, its budget, its people, its documents. */
export default function ProjectScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const hrefs = useProjectHrefs();
  const { data, error, refetch } = useQuery(projectClient.one(id));
  const leave = () => void navigate(hrefs.list, { replace: true });
  if (data) return <Known key={id} project={data} onGone={leave} />;
  const words = { missing: t('projects.missing'), missingText: t('projects.missingText'), back: t('projects.back') };
  return (
    <Page title={routeTitle(t, 'company.project')}>
      <RecordState error={error} words={words} onBack={leave} onRetry={() => void refetch()} />
    </Page>
  );
}

function Known({ project, onGone }: { project: Project; onGone: () => void }) {
  const { t } = useTexts();
  const user = useUser();
  const hrefs = useProjectHrefs();
  const { id, title, files } = project;
  const deliveries = useQuery(deliveriesOf(id)).data?.rows ?? [];
  const months = useQuery(monthsQuery(id)).data ?? [];
  const isFreelance = isType(user, 'Freelance');
  const { opportunityId } = project;
  const seesNeed = opportunityId !== null && !isFreelance && permitsUser(user, 'opportunities.view');
  const seesContracts = isType(user, 'Company') && permitsUser(user, 'contracts.view');
  const need = useQuery({ ...opportunityClient.one(opportunityId ?? ''), enabled: seesNeed }).data;
  const posted = need?.state === 'posted' ? need : undefined;
  const history = useInfiniteQuery(projectClient.history(id));
  const acts = useRecordActs(projectClient, { texts: 'projects', nameOf: (row) => row.title, isTyped: false });
  const [form, setForm] = useAddressed('new');
  const [delivery] = useAddressed('delivery');
  const isEdited = useOnceWanted(form === 'project');
  const isAdding = useOnceWanted(form === 'delivery');
  const isDeliveryWanted = useOnceWanted(delivery !== null);
  const mayDeliver = project.state === 'ongoing' && deliveryFlow.create.by[0].admits(user);
  const own: Record<string, () => void> = {
    update: () => setForm('project'),
    delete: () => void acts.run(project, 'delete').then((isDone) => isDone && onGone()),
  };
  const menu = acts
    .menuOf(project)
    .filter(({ key }) => key !== 'attach' && key !== 'detach')
    .map((action) => ({ ...action, ...(own[action.key] && { run: own[action.key] as () => void }) }));
  const create = { key: 'create', label: t('projects.delivery.action.create'), icon: IconPlus, run: () => setForm('delivery') };
  const nothing = (
    <EmptyState
      title={t('projects.axis.nothing')}
      description={t('projects.axis.nothingText')}
      action={mayDeliver && <Button onClick={create.run}>{create.label}</Button>}
    />
  );
  const list = deliveries.length > 0 ? <DeliveryList rows={deliveries} /> : nothing;
  return (
    <>
      <RecordPage
        name={title}
        trail={[{ name: routeTitle(t, hrefs.route), to: hrefs.list }]}
        header={<ProjectHeader project={project} actions={mayDeliver ? [create, ...menu] : menu} />}
        tabs={[
          {
            ...{ key: 'overview', label: t('projects.side.overview') },
            panel: (
              <div className={classes.stack}>
                {deliveries.length > 0 ? <TimeAxis {...{ project, deliveries, months, need: posted }} /> : <Panel>{nothing}</Panel>}
                <ToTreat project={project} deliveries={deliveries} />
                {project.description && (
                  <Panel title={t('projects.column.description')}>
                    <RichText html={project.description} />
                  </Panel>
                )}
              </div>
            ),
          },
          { key: 'deliveries', label: t('projects.side.deliveries'), count: deliveries.length, panel: <Panel isFlush>{list}</Panel> },
          ...(files
            ? [
                {
                  ...{ key: 'documents', label: t('projects.side.documents'), count: files.length },
                  panel: <ProjectDocuments project={project} files={files} hasPreview />,
                },
              ]
            : []),
          {
            ...{ key: 'history', label: t('projects.side.history') },
            panel: (
              <Panel>
                <RecordHistory found={history as never} />
              </Panel>
            ),
          },
        ]}
        side={(tab) => (
          <>
            {!isFreelance && <BudgetCard project={project} />}
            {need && <NeedCard need={need} />}
            <PeopleCard project={project} deliveries={deliveries} />
            {seesContracts && <ContractsCard projectId={id} />}
            {files && tab !== 'documents' && <ProjectDocuments project={project} files={files} />}
          </>
        )}
      />
      {isDeliveryWanted && <DeliveryDrawer />}
      {isEdited && <ProjectDialog project={project} isOpen={form === 'project'} onClose={() => setForm(null)} />}
      {isAdding && <DeliveryDialog project={project} isOpen={form === 'delivery'} onClose={() => setForm(null)} />}
      {acts.dialog}
    </>
  );
}
