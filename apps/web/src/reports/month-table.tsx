import type { Difference } from '@jalon/domain/reports/difference';
import type { MonthLine, Staged } from '@jalon/domain/reports/refusals';
import type { ReportRow } from '@jalon/domain/reports/report-row';
import { calendarOf } from '@jalon/domain/timesheets/planned-days';
import { Fragment, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './month-table.module.css';
import { RefusalBox } from './refusal-box.tsx';
import { nameOf } from './use-report-rows.ts';
import { useReportWords } from './use-report-words.ts';

export type Refusing = { staged: Staged; stage: (key: string, reason: string | undefined) => void; name: string };
type TableProps = { row: ReportRow; lines: MonthLine[]; difference: Difference; refusing?: Refusing };

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

/** What was done on each day beside what the contract had planned. */
export function MonthTable({ row, lines, difference, refusing }: TableProps) {
  const { t, language } = useTexts();
  const words = useReportWords();
  const [refused, setRefused] = useState<string>();
  const { timesheet } = row;
  if (!timesheet) return null;
  const calendar = calendarOf(timesheet.delivery, timesheet.month);
  const letter = new Intl.DateTimeFormat(locales[language], { weekday: 'narrow', timeZone: 'UTC' });
  const titleOf = ({ type, isBeyond }: MonthLine) => {
    const name = t(`reports.detail.type.${type}`);
    return isBeyond ? t('reports.detail.beyond', { type: name }) : name;
  };
  return (
    <div className={classes.frame}>
      <table className={classes.month}>
        <caption className={classes.caption}>
          {t('reports.detail.table', { month: words.month(timesheet.month), name: nameOf(row) })}
        </caption>
        <thead>
          <tr>
            <td className={classes.lead} />
            {calendar.map(({ date, isWeekend }) => (
              <th key={date} scope="col" data-off={isWeekend || undefined}>
                <span className={classes.letter}>{letter.format(new Date(date))}</span>
                {Number(date.slice(8))}
              </th>
            ))}
            <th scope="col" className={classes.sum}>
              {t('reports.detail.total')}
            </th>
            <td className={classes.act} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.key}>
              <tr data-refused={refusing?.staged.has(line.key) || undefined}>
                <th scope="row" className={classes.lead}>
                  {titleOf(line)}
                </th>
                {calendar.map(({ date, isWeekend, holiday }) => {
                  const entry = line.entries.find((one) => one.date === date);
                  const look = entry
                    ? line.type === 'absence'
                      ? 'absent'
                      : markOf(difference, date)
                    : isWeekend
                      ? 'off'
                      : holiday
                        ? 'holiday'
                        : 'none';
                  return (
                    <td key={date}>
                      <span
                        data-look={look}
                        title={entry?.refusal ? t('reports.detail.refusedBefore', { reason: entry.refusal }) : undefined}
                      >
                        {entry ? words.number(entry.days) : look === 'holiday' ? t('reports.detail.holiday') : ''}
                      </span>
                    </td>
                  );
                })}
                <td className={classes.sum}>{words.short(line.days)}</td>
                <td className={classes.act}>
                  {refusing && (
                    <RefuseWord
                      isRefused={refusing.staged.has(line.key)}
                      name={titleOf(line)}
                      onRefuse={() => setRefused(line.key)}
                      onKeep={() => refusing.stage(line.key, undefined)}
                    />
                  )}
                </td>
              </tr>
              {refusing && refused === line.key && (
                <tr>
                  <td colSpan={calendar.length + 3} className={classes.box}>
                    <RefusalBox
                      name={refusing.name}
                      about={titleOf(line)}
                      isExpense={false}
                      onCancel={() => setRefused(undefined)}
                      onRefuse={(reason) => {
                        refusing.stage(line.key, reason);
                        setRefused(undefined);
                      }}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
          <tr className={classes.plan}>
            <th scope="row" className={classes.lead}>
              {t('reports.detail.planned')}
            </th>
            {difference.days.map(({ date, planned }) => (
              <td key={date}>{planned > 0 ? words.number(planned) : ''}</td>
            ))}
            <td className={classes.sum}>{words.short(difference.planned)}</td>
            <td className={classes.act} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const markOf = ({ days }: Difference, date: string): string => {
  const mark = days.find((day) => day.date === date)?.mark;
  return mark === 'more' || mark === 'unsold' ? mark : 'planned';
};

type WordProps = { isRefused: boolean; name: string; onRefuse: () => void; onKeep: () => void };
export function RefuseWord({ isRefused, name, onRefuse, onKeep }: WordProps) {
  const { t } = useTexts();
  return isRefused ? (
    <button type="button" className={classes.word} data-refused aria-label={t('reports.detail.keepLine', { name })} onClick={onKeep}>
      {t('reports.detail.keep')}
    </button>
  ) : (
    <button type="button" className={classes.word} aria-label={t('reports.detail.refuseLine', { name })} onClick={onRefuse}>
      {t('reports.detail.refuse')}
    </button>
  );
}
