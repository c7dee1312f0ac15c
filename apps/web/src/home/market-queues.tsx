import type { Application } from '@jalon/domain/applications/application';
import { waitOf } from '@jalon/domain/applications/turns';
import { isType } from '@jalon/domain/core/actor';
import type { Home } from '@jalon/domain/home/home';
import { gapsIn, type Opportunity } from '@jalon/domain/opportunities/opportunity';
import { IconBriefcase, IconCalendarPlus, IconSend, IconWorld, IconX } from '@tabler/icons-react';
import { faceOf, nameOf, useAddresses, useApplicationWords } from '../applications/application-look.ts';
import { useApplicationActs } from '../applications/use-application-acts.tsx';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useNeedHrefs } from '../opportunities/need-hrefs.ts';
import { useNeedTerms } from '../opportunities/need-look.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { CompanyFace, PersonFace } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import type { MeetingLook } from './interviews.tsx';
import leaves from './leaf.module.css';
import type { Queue } from './queue-panel.tsx';
import { RowAct, RowLink, type RowParts } from './queue-row.tsx';

type Found = Pick<Home, 'applications' | 'unanswered'>;

/** Applications to qualify or to decide on, and those that others have left without an answer. */
export function useApplicationQueues(found: Found | undefined) {
  const { t } = useTexts();
  const isCompany = isType(useUser(), 'Company');
  const words = useApplicationWords();
  const addresses = useAddresses();
  const hrefs = useNeedHrefs();
  const acts = useApplicationActs();
  const rowOf = (application: Application, done: readonly string[]): RowParts => {
    const { id, owner, opportunity, since } = application;
    const whose = isCompany ? undefined : opportunity.company?.name;
    return {
      ...{ key: id, name: nameOf(application), since, isLate: waitOf(application, Date.now())?.isLate ?? false },
      face: <PersonFace person={faceOf(application)} size={40} />,
      to: addresses.application(id),
      aside: owner.title ?? undefined,
      what: [t('home.forNeed', { need: opportunity.title }), whose].filter(Boolean).join(' · '),
      more: acts.menuOf(application).filter(({ key }) => !done.includes(key)),
    };
  };
  const toTreat = (application: Application): RowParts => {
    const name = nameOf(application);
    const may = (act: string) => application.actions.some((one) => one === act);
    const terms = [words.pay(application), words.available(application)].filter(Boolean);
    const lead = isCompany ? 'interview' : 'submit';
    return {
      ...rowOf(application, ['reject', lead]),
      note: terms.map((term) => <div key={term}>{term}</div>),
      act: (
        <>
          {may('reject') && (
            <RowAct label={t('applications.action.reject')} name={name} icon={IconX} run={async () => acts.run(application, 'reject')} />
          )}
          {may(lead) && (
            <RowAct
              isFirst
              label={t(isCompany ? 'applications.action.meet' : 'applications.action.submit')}
              name={name}
              icon={isCompany ? IconCalendarPlus : IconSend}
              run={async () => acts.run(application, lead)}
            />
          )}
        </>
      ),
    };
  };
  const silent = (application: Application): RowParts => {
    const company = application.opportunity.company?.name;
    const whom = company ? t('home.waitsForCompany', { company }) : t('home.waitsForAnyCompany');
    return {
      ...rowOf(application, []),
      note: application.waitsFor === 'candidate' ? t('home.waitsForCandidate') : whom,
      act: <RowLink label={t('table.open')} name={nameOf(application)} to={addresses.application(application.id)} />,
    };
  };
  const { applications, unanswered } = found ?? {};
  const queues: Queue[] = [
    ...(applications
      ? [
          {
            ...{ key: 'applications', count: applications.count, rows: applications.rows.map(toTreat) },
            title: t(isCompany ? 'home.queue.toDecide' : 'home.queue.toQualify', { count: applications.count }),
            links: [{ to: `${hrefs.list}?f.candidates=waiting`, label: t('home.seeNeeds') }],
          },
        ]
      : []),
    ...(unanswered
      ? [
          {
            ...{ key: 'unanswered', count: unanswered.count, rows: unanswered.rows.map(silent) },
            links: [{ to: `${hrefs.list}?f.candidates=unanswered`, label: t('home.seeNeeds') }],
            ...{ title: t('home.queue.unanswered', { count: unanswered.count }), text: t('home.queueText.unanswered') },
          },
        ]
      : []),
  ];
  return { queues, dialog: acts.dialog };
}

/** How the staff and companies are shown an interview. */
export function useMeetingLook(): MeetingLook {
  const addresses = useAddresses();
  return (application) => ({
    face: <PersonFace person={faceOf(application)} size={36} />,
    ...{ title: nameOf(application), what: application.opportunity.title, to: addresses.application(application.id) },
  });
}

/** Needs that nobody can answer yet: those that say all they must are posted from here. */
export function useDrafts(found: Home['drafts'] | undefined) {
  const { t } = useTexts();
  const isCompany = isType(useUser(), 'Company');
  const hrefs = useNeedHrefs();
  const look = useNeedTerms();
  const { run, dialog } = useRecordActs(opportunityClient, { texts: 'needs', nameOf: ({ title }) => title, isTyped: false });
  const rowOf = (need: Opportunity): RowParts => {
    const { id, title, company, updatedAt, actions } = need;
    const isReady = !gapsIn(need);
    const canPost = isReady && actions.includes('post');
    return {
      ...{ key: id, name: title, since: updatedAt, isLate: false, to: hrefs.need(id) },
      face:
        company && !isCompany ? (
          <CompanyFace company={company} size={40} />
        ) : (
          <span className={leaves.leaf} aria-hidden>
            <IconBriefcase size={18} stroke={1.75} />
          </span>
        ),
      what: [isCompany ? undefined : company?.name, look.pay(need), look.where(need)].filter(Boolean).join(' · '),
      note: <StateBadge tone={isReady ? 'positive' : 'warning'}>{t(isReady ? 'home.ready' : 'home.unfinished')}</StateBadge>,
      act: canPost ? (
        <RowAct label={t('needs.action.post')} name={title} icon={IconWorld} run={() => run(need, 'post')} />
      ) : (
        actions.includes('update') && <RowLink label={t('home.complete')} name={title} to={`${hrefs.edit(id)}&check=post`} />
      ),
    };
  };
  const links = [{ to: `${hrefs.list}?state=not_posted`, label: t('home.seeAll') }];
  const queues: Queue[] = found
    ? [
        {
          ...{ key: 'drafts', count: found.count, links, rows: found.rows.map(rowOf) },
          ...{ title: t('home.queue.drafts', { count: found.count }), text: t('home.queueText.drafts') },
        },
      ]
    : [];
  return { queues, dialog };
}
