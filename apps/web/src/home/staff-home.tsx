import { href } from '@jalon/domain/core/routes';
import type { FigureName, Home } from '@jalon/domain/home/home';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useNeedHrefs } from '../opportunities/need-hrefs.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { useContractQueues } from './contract-queues.tsx';
import { BusinessActivity, OwnActivity } from './happenings.tsx';
import { homeQuery } from './home.api.ts';
import { HomePage } from './home-page.tsx';
import { prefetchHome } from './home-prefetch.ts';
import classes from './home-screen.module.css';
import { Interviews } from './interviews.tsx';
import leaves from './leaf.module.css';
import { useApplicationQueues, useDrafts, useMeetingLook } from './market-queues.tsx';
import { NewFreelances, newFreelances } from './new-freelances.tsx';
import { type Queue, QueuePanel } from './queue-panel.tsx';
import { RowLink } from './queue-row.tsx';
import { useReportQueue } from './report-queue.tsx';
import { ServerFigures } from './server-figures.tsx';
import { useBlocked, useInvited, useToCheck, useToValidate } from './staff-queues.tsx';
import { isWatched, Watch } from './watch.tsx';
import { useWorkFigures } from './work-figures.ts';

export const prefetch: Prefetch = (user) => {
  prefetchHome(user);
  void queryClient.prefetchQuery(newFreelances);
};

/** Of an administrator, and of a commercial within the portfolio. */
export default function StaffHome() {
  const { t } = useTexts();
  const reach = useReach();
  const { data, error, refetch } = useQuery(homeQuery);
  const lookOf = useMeetingLook();
  const needs = useNeedHrefs();
  const applications = useApplicationQueues(data);
  const drafts = useDrafts(data?.drafts);
  const work = useWorkFigures(data?.work);
  const documents = useToCheck(data?.toCheck);
  const queues = [
    ...applications.queues,
    ...useContractQueues(data),
    ...useReportQueue(data?.reports),
    ...useToValidate(data?.toValidate),
    ...documents.queues,
    ...useBlocked(data?.blocked),
    ...drafts.queues,
    ...useInvited(data?.invited),
    ...useUnpublished(data?.unpublished),
  ];
  const route = reach === 'admin' ? 'admin.documents' : 'commercial.documents';
  const places: Partial<Record<FigureName, string>> = {
    openNeeds: `${needs.list}?state=posted`,
    interviews: `${needs.list}?f.candidates=interview`,
    quietNeeds: `${needs.list}?f.candidates=quiet`,
    freelances: placeHref(reach, { tab: 'Freelance', filters: { state: 'active', validation: 'validated' } }),
    unassigned: placeHref(reach, { tab: 'companies', filters: { commercial: 'none', state: 'active' } }),
    ending: `${href(route)}?f.ends=soon&sort=expiresOn&dir=asc`,
    invitedFreelances: placeHref(reach, { tab: 'Freelance', filters: { state: 'none' } }),
    companies: placeHref(reach, { tab: 'companies' }),
    contacts: placeHref(reach, { tab: 'Company' }),
  };
  return (
    <HomePage>
      <QueuePanel queues={data && queues} error={error} onRetry={() => void refetch()} empty={t(`home.allDoneText.${reach}`)} />
      <ServerFigures figures={data?.figures.filter((figure) => !isWatched(figure))} places={places} first={work} />
      {/* Once what stands above has its height: nothing is pushed down under a hand. */}
      {(data || error) && (
        <div className={classes.columns}>
          <div className={classes.column}>
            {reach === 'admin' ? <BusinessActivity /> : <OwnActivity />}
            <NewFreelances />
          </div>
          <div className={classes.column}>
            <Interviews found={data?.interviews} lookOf={lookOf} clock="operator" />
            <Watch figures={data?.figures} places={places} />
          </div>
        </div>
      )}
      {applications.dialog}
      {drafts.dialog}
      {documents.dialog}
    </HomePage>
  );
}

/** Legal texts that visitors cannot read yet. */
function useUnpublished(count: Home['unpublished'] | undefined): Queue[] {
  const { t } = useTexts();
  if (!count) return [];
  const name = t('home.unpublished');
  const to = href('admin.legalTexts');
  const face = (
    <span className={leaves.leaf} data-tone="accent" aria-hidden>
      <IconFileText size={18} stroke={1.75} />
    </span>
  );
  const row = { key: 'texts', face, name, what: t('home.unpublishedText'), act: <RowLink label={t('home.publish')} name={name} to={to} /> };
  return [{ key: 'unpublished', count, title: t('home.queue.unpublished', { count }), links: [], rows: [row] }];
}
