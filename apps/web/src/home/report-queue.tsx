import { isType } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { formatMonth } from '@jalon/domain/core/months';
import { reportsOf } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import type { Home } from '@jalon/domain/home/home';
import { isPlain } from '@jalon/domain/reports/report-row';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { timesheetClient } from '../reports/reports.api.ts';
import { CompanyFace, PersonFace } from '../ui/face.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Queue } from './queue-panel.tsx';
import { RowAct, RowLink, type RowParts } from './queue-row.tsx';

/** Months to validate: those as planned in place, the others where the month is read. Of a freelance, months to send. */
export function useReportQueue(found: Home['reports'] | undefined): Queue[] {
  const { t, language } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const user = useUser();
  const { mutateAsync } = timesheetClient.useAct();
  if (!found || found.count === 0) return [];
  const { rows, count } = found;
  const days = (hundredths: number) => formatDays(hundredths, language);
  if (isType(user, 'Freelance')) {
    const toSend = (row: Timesheet): RowParts => {
      const to = href('freelance.timesheet', { term: row.month });
      const month = formatMonth(row.month, language);
      const name = month.charAt(0).toLocaleUpperCase(language) + month.slice(1);
      const label = t(row.state === 'rejected' ? 'home.correctReport' : 'home.fillReport');
      return {
        ...{ key: row.id, face: <CompanyFace company={row.company} size={40} />, name, to },
        what: `${row.delivery.title} · ${row.company.name}`,
        note: row.reason,
        act: <RowLink label={label} name={name} to={to} />,
      };
    };
    return [{ key: 'toSend', count, title: t('home.queue.toSend', { count }), links: [], rows: rows.map(toSend) }];
  }
  const place = href(reportsOf[user.type]);
  const rowOf = (row: Timesheet): RowParts => {
    const name = `${row.owner.firstName} ${row.owner.lastName}`;
    const to = `${place}?month=${row.month}&open=${encodeURIComponent(`${row.deliveryId} ${row.month}`)}`;
    // The days may be validated, and the expenses of the month wait alone.
    const isOfDays = row.state === 'waiting';
    const cents = isOfDays ? (row.sellCents ?? row.buyCents) : (row.expenses?.totalCents ?? null);
    const validate = async () => {
      try {
        await mutateAsync({ row, action: 'validate' });
        toast.done(t('home.reportDone', { name }));
      } catch (error) {
        toast.failed(error);
      }
    };
    return {
      ...{ key: row.id, face: <PersonFace person={row.owner} size={40} />, name, since: row.since, to },
      what: `${row.project.title} · ${formatMonth(row.month, language)}`,
      note: [
        <div key="days">
          {isOfDays
            ? t('home.reportDays', { days: days(row.productionDays ?? 0), planned: days(row.plannedDays) })
            : t('home.reportExpenses')}
        </div>,
        cents !== null && <div key="cents">{format.euros(cents)}</div>,
      ],
      act: isPlain(row) ? (
        <RowAct isFirst label={t('home.validateReport')} name={name} icon={IconCheck} run={validate} />
      ) : (
        <RowLink label={t('home.examineReport')} name={name} to={to} />
      ),
    };
  };
  const links = [{ to: place, label: t('home.seeAll') }];
  return [{ key: 'reports', count, title: t('home.queue.reports', { count }), links, rows: rows.map(rowOf) }];
}
