import type { Contact } from '@jalon/domain/contacts/contact';
import type { User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { href } from '@jalon/domain/core/routes';
import type { FigureName, Home } from '@jalon/domain/home/home';
import { Button } from '@mantine/core';
import { IconBuilding, IconMail, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useContactActs, useContactMenu } from '../contacts/use-contact-acts.ts';
import { useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { PersonFace } from '../ui/face.tsx';
import { AvailableTalents, availableTalents } from './available-talents.tsx';
import { OwnActivity } from './happenings.tsx';
import { homeQuery } from './home.api.ts';
import { HomePage } from './home-page.tsx';
import { prefetchHome } from './home-prefetch.ts';
import classes from './home-screen.module.css';
import { Interviews } from './interviews.tsx';
import leaves from './leaf.module.css';
import { useApplicationQueues, useDrafts, useMeetingLook } from './market-queues.tsx';
import { type Queue, QueuePanel } from './queue-panel.tsx';
import { RowAct, RowLink } from './queue-row.tsx';
import { useReportQueue } from './report-queue.tsx';
import { ServerFigures } from './server-figures.tsx';
import { useWorkFigures } from './work-figures.ts';

const invited = `${href('company.contacts', { tab: 'contacts' })}?f.state=none`;
const places: Partial<Record<FigureName, string>> = {
  openNeeds: `${href('company.opportunities')}?state=posted`,
  interviews: `${href('company.opportunities')}?f.candidates=interview`,
  talentsNow: `${href('company.accounts')}?f.availability=now`,
  talentsSoon: `${href('company.accounts')}?f.availability=soon`,
  team: `${href('company.contacts', { tab: 'contacts' })}?f.state=active`,
};

const canFindTalents = (user: User): boolean => user.isValidated && permitsUser(user, 'freelances.view');

export const prefetch: Prefetch = (user) => {
  prefetchHome(user);
  if (canFindTalents(user)) void queryClient.prefetchQuery(availableTalents);
};

/** Of somebody of a company. Those who can do nothing about what waits are not shown it. */
export default function CompanyHome() {
  const { t } = useTexts();
  const user = useUser();
  const { data, error, refetch } = useQuery(homeQuery);
  const lookOf = useMeetingLook();
  const applications = useApplicationQueues(data);
  const drafts = useDrafts(data?.drafts);
  const work = useWorkFigures(data?.work);
  const queues = [
    ...applications.queues,
    ...useReportQueue(data?.reports),
    ...drafts.queues,
    ...useColleagues(data?.colleagues),
    ...useGaps(data?.companyGaps),
  ];
  const canAct = permitsUser(user, 'applications.decide|timesheets.validate|opportunities.edit|company.edit|contacts.view');
  const create = permitsUser(user, 'opportunities.create') && (
    <Button component={Link} to={`${href('company.opportunities')}?edit=new`} leftSection={<IconPlus size={16} stroke={1.75} />}>
      {t('needs.new')}
    </Button>
  );
  return (
    <HomePage actions={create}>
      {canAct && <QueuePanel queues={data && queues} error={error} onRetry={() => void refetch()} empty={t('home.allDoneText.company')} />}
      <ServerFigures figures={data?.figures} places={places} first={work} />
      {/* Once what stands above has its height: nothing is pushed down under a hand. */}
      {(data || error) && (
        <div className={classes.columns}>
          <div className={classes.column}>
            {!user.seenBy && <OwnActivity />}
            {canFindTalents(user) && <AvailableTalents />}
          </div>
          <div className={classes.column}>
            <Interviews found={data?.interviews} lookOf={lookOf} clock="operator" />
          </div>
        </div>
      )}
      {applications.dialog}
      {drafts.dialog}
    </HomePage>
  );
}

function useColleagues(found: Home['colleagues'] | undefined): Queue[] {
  const { t } = useTexts();
  const { run } = useContactActs();
  const hrefOf = ({ id }: Contact) => `${href('company.contacts', { tab: 'contacts' })}?contact=${id}`;
  const menuOf = useContactMenu(hrefOf);
  if (!found) return [];
  const { count, rows } = found;
  const words = { title: t('home.queue.colleagues', { count }), text: t('home.queueText.colleagues') };
  const rowOf = (row: Contact) => {
    const name = `${row.firstName} ${row.lastName}`;
    return {
      ...{ key: row.id, face: <PersonFace person={row} size={40} />, name, to: hrefOf(row) },
      what: [row.job, row.email].filter(Boolean).join(' · '),
      note: row.role?.label,
      act: row.actions.includes('resend') && (
        <RowAct label={t('organisation.contacts.action.resend')} name={name} icon={IconMail} run={() => run(row, 'resend')} />
      ),
      more: menuOf(row).filter(({ key }) => key !== 'resend'),
    };
  };
  return [{ key: 'colleagues', count, ...words, links: [{ to: invited, label: t('home.seeAll') }], rows: rows.map(rowOf) }];
}

function useGaps(gaps: Home['companyGaps'] | undefined): Queue[] {
  const { t } = useTexts();
  if (!gaps) return [];
  const to = href('company.contacts', { tab: 'company' });
  const face = (
    <span className={leaves.leaf} data-tone="accent" aria-hidden>
      <IconBuilding size={18} stroke={1.75} />
    </span>
  );
  const rows = gaps.map((gap) => {
    const name = t(`home.companyGap.${gap}`);
    return { key: gap, face, name, what: t(`home.companyGapText.${gap}`), act: <RowLink label={t('home.complete')} name={name} to={to} /> };
  });
  return [{ key: 'gaps', count: gaps.length, title: t('home.queue.companyGaps', { count: gaps.length }), links: [], rows }];
}
