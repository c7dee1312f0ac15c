import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { dailyOf } from '@jalon/domain/statistics/sums';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace, Face, pictureOf } from '../ui/face.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import table from './sheet-table.module.css';
import { useHrefs } from './use-hrefs.ts';
import { initial, useStatisticsWords } from './use-statistics-words.ts';

/** The columns of a list, and what stands in them. */
export type Rows = { columns: { label: string; isNumber?: boolean }[]; rows: { key: string; cells: ReactNode[] }[] };

const To = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Anchor component={Link} to={to} inherit>
      {children}
    </Anchor>
  ) : (
    children
  );
const Person = ({ id, owner }: { id: string; owner: { firstName: string; lastName: string; picture: string | null } }) => (
  <span className={table.named}>
    <Face id={id} name={`${owner.firstName} ${owner.lastName}`} size={24} src={pictureOf({ id, ...owner })} />
    {owner.firstName} {owner.lastName}
  </span>
);

/** Reports as their reader is paid or pays for them. */
export function useReportRows(hasMonths: boolean) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useStatisticsWords();
  const hrefs = useHrefs();
  const isOwn = useUser().type === 'Freelance';
  return (reports: readonly Timesheet[]): Rows => ({
    columns: [
      ...(isOwn ? [] : [{ label: t('statistics.column.person') }]),
      ...(hasMonths || isOwn ? [{ label: t('statistics.month') }] : []),
      { label: t('statistics.column.project') },
      ...(['days', 'rate', 'amount'] as const).map((name) => ({ label: t(`statistics.column.${name}`), isNumber: true })),
      { label: t('statistics.column.state') },
    ],
    rows: reports.map(
      ({ id, month, owner, ownerId, project, projectId, productionDays, sellCents, buyCents, state, decidedAt, sentAt }) => {
        const cents = isOwn ? buyCents : sellCents;
        const daily = cents === null ? null : dailyOf(cents, productionDays ?? 0);
        const at = state === 'validated' ? decidedAt : sentAt;
        return {
          key: id,
          cells: [
            ...(isOwn
              ? []
              : [
                  <To key="person" to={hrefs.record('timesheet', id)}>
                    <Person id={ownerId} owner={owner} />
                  </To>,
                ]),
            ...(hasMonths || isOwn
              ? [
                  <To key="month" to={isOwn ? hrefs.month(month, 'waiting') : undefined}>
                    {initial(words.month(month))}
                  </To>,
                ]
              : []),
            <To key="project" to={hrefs.record('project', projectId)}>
              {project.title}
            </To>,
            words.days(productionDays ?? 0),
            daily === null ? '–' : words.euros(daily),
            cents === null ? '–' : words.euros(cents),
            <StateBadge key="state" tone={state === 'validated' ? 'positive' : 'warning'}>
              {t(`statistics.selection.${state === 'validated' ? 'validated' : 'waiting'}`, { day: at ? format.shortDay(at) : '' })}
            </StateBadge>,
          ],
        };
      },
    ),
  });
}

export function useNeedRows() {
  const { t } = useTexts();
  const hrefs = useHrefs();
  const isOwn = useUser().type === 'Company';
  return (needs: readonly Opportunity[]): Rows => ({
    columns: [
      { label: t('statistics.column.need') },
      { label: t(isOwn ? 'statistics.column.division' : 'statistics.column.client') },
      { label: t('statistics.column.applications'), isNumber: true },
      { label: t('statistics.column.state') },
    ],
    rows: needs.map(({ id, title, company, division, applications, state, reason }) => ({
      key: id,
      cells: [
        <To key="need" to={hrefs.record('opportunity', id)}>
          {title}
        </To>,
        isOwn ? (
          (division ?? '–')
        ) : (
          <span key="company" className={table.named}>
            {company && <CompanyFace company={company} size={24} />}
            {company?.name}
          </span>
        ),
        applications ?? '–',
        <StateBadge key="state" tone={state === 'posted' || reason === 'filled' ? 'positive' : 'neutral'}>
          {reason ? t(`words.opportunity.value.reason.${reason}`) : t(`words.opportunity.state.${state}`)}
        </StateBadge>,
      ],
    })),
  });
}

const tones: Record<ApplicationState, Tone> = {
  ...{ new: 'neutral', submitted: 'accent', interview: 'accent', accepted: 'positive', rejected: 'negative', retired: 'neutral' },
};
export function useApplicationRows() {
  const { t } = useTexts();
  const format = useFormat();
  const hrefs = useHrefs();
  const isOwn = useUser().type === 'Freelance';
  return (applications: readonly Application[]): Rows => ({
    columns: [
      ...(isOwn ? [] : [{ label: t('statistics.column.person') }]),
      { label: t('statistics.column.need') },
      { label: t('statistics.column.sent') },
      { label: t('statistics.column.state') },
    ],
    rows: applications.map(({ id, ownerId, owner, opportunity, sentAt, state }) => ({
      key: id,
      cells: [
        ...(isOwn ? [] : [<Person key="person" id={ownerId} owner={owner} />]),
        <To key="need" to={hrefs.record('application', id)}>
          {opportunity.title}
        </To>,
        format.shortDay(sentAt),
        <StateBadge key="state" tone={tones[state]}>
          {t(`words.application.state.${state}`)}
        </StateBadge>,
      ],
    })),
  });
}
