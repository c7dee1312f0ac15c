import { isType } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { formatMonth, monthOf } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import type { Home } from '@jalon/domain/home/home';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import type { FigureParts } from './figures.tsx';

const projects = {
  Freelance: 'freelance.projects',
  Company: 'company.projects',
  Commercial: 'commercial.projects',
  Admin: 'admin.projects',
} as const;

/** What goes on: of the month, of what was sold, and what ends soon. Nothing before the first delivery. */
export function useWorkFigures(work: Home['work'] | undefined): FigureParts[] {
  const { t, language } = useTexts();
  const format = useFormat();
  const user = useUser();
  if (!work || (work.deliveries === 0 && !work.daysThisYear)) return [];
  const { deliveries, ending, daysSold, daysLeft, month, daysThisYear } = work;
  const list = href(projects[user.type]);
  const days = (hundredths: number) => formatDays(hundredths, language);
  const isOwn = isType(user, 'Freelance');
  const reports = isOwn ? href('freelance.timesheet') : isType(user, 'Company') ? href('company.reports') : list;
  const name = formatMonth(monthOf(ownToday()), language);
  return [
    // Of a month that nobody has sent anything of, a client has nothing to read.
    ...(month && (isOwn || month.cents > 0)
      ? [
          {
            ...{ key: 'month', label: t(isOwn ? 'home.work.toInvoice' : 'home.work.spent', { month: name }), to: reports },
            ...{ value: format.euros(month.cents), note: t(isOwn ? 'home.work.entered' : 'home.work.sent', { days: days(month.days) }) },
          },
        ]
      : []),
    ...(isOwn && daysThisYear !== null
      ? [
          {
            ...{ key: 'year', label: t('home.work.thisYear', { year: ownToday().slice(0, 4) }), value: days(daysThisYear) },
            to: href('freelance.reports'),
          },
        ]
      : []),
    {
      ...{ key: 'deliveries', label: t('home.work.deliveries'), value: format.count(deliveries), to: list },
      note: ending > 0 ? t('home.work.ending', { count: ending }) : undefined,
    },
    ...(daysSold !== null && daysLeft !== null
      ? [
          {
            ...{
              key: 'left',
              label: t('home.work.left'),
              value: days(daysLeft),
              of: t('home.work.sold', { days: days(daysSold) }),
              to: list,
            },
          },
        ]
      : []),
  ];
}
