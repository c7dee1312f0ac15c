import { partsFor, type ReportRow as Row, totalOf } from '@jalon/domain/reports/report-row';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconBellRinging, IconCheck, IconChevronDown, IconChevronUp, IconRotate2, IconX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { later } from '../ui/later.tsx';
import { useLedTo } from '../ui/use-led-to.ts';
import classes from './report-row.module.css';
import { Strip } from './strip.tsx';
import type { Outcome } from './use-outcomes.ts';
import type { ReportActs } from './use-report-acts.ts';
import { nameOf } from './use-report-rows.ts';
import { useReportWords } from './use-report-words.ts';

const ReportDetail = later(() => import('./report-detail.tsx'));

type RowProps = {
  row: Row;
  isTicked: boolean;
  isOpen: boolean;
  isBusy: boolean;
  outcome: Outcome | undefined;
  acts: ReportActs;
  onTick: (key: string) => void;
  onOpen: (key: string) => void;
};

export const ReportRow = memo(
  function ReportRow({ row, isTicked, isOpen, isBusy, outcome, acts, onTick, onOpen }: RowProps) {
    const { t } = useTexts();
    const name = nameOf(row);
    // Whoever was led here by an address finds it in sight.
    const [isLedTo] = useState(isOpen);
    const frame = useLedTo<HTMLDivElement>(isLedTo);
    return (
      <div ref={frame} className={classes.frame} data-open={isOpen || undefined} data-done={outcome?.isDone || undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div
          className={classes.row}
          role="group"
          aria-label={`${name}, ${row.about.project.title}`}
          data-row={row.key}
          data-ticked={isTicked || undefined}
          tabIndex={-1}
        >
          <Checkbox
            className={classes.pick}
            aria-label={t('reports.select', { name })}
            checked={isTicked}
            onChange={() => onTick(row.key)}
          />
          <div className={classes.who}>
            <PersonFace person={row.about.owner} size={36} />
            <div className={classes.names}>
              <p className={classes.name}>{name}</p>
              <p className={classes.project}>{row.about.project.title}</p>
            </div>
          </div>
          <div className={classes.month}>{row.difference && <Strip difference={row.difference} />}</div>
          <Facts row={row} />
          <div className={classes.acts}>
            {outcome ? (
              <Said outcome={outcome} onForget={() => acts.forget(row.key)} />
            ) : (
              <Acts {...{ row, name, isBusy, isOpen, acts }} onOpen={() => onOpen(row.key)} />
            )}
          </div>
        </div>
        {isOpen && <ReportDetail row={row} acts={acts} isBusy={isBusy} onClose={() => onOpen(row.key)} />}
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.isTicked === after.isTicked &&
    before.isOpen === after.isOpen &&
    before.isBusy === after.isBusy &&
    before.outcome === after.outcome &&
    !after.isOpen,
);

/** What was declared, how it differs, what it costs. */
function Facts({ row }: { row: Row }) {
  const { t } = useTexts();
  const words = useReportWords();
  const { difference, timesheet, expenses } = row;
  const why = words.why(row);
  const cents = timesheet?.sellCents ?? timesheet?.buyCents;
  const spent = expenses ? totalOf(expenses) : (timesheet?.expenses?.totalCents ?? 0);
  return (
    <>
      <div className={classes.days}>
        {difference ? words.number(difference.worked) : '–'}
        {timesheet && <small> / {words.short(difference?.planned ?? timesheet.plannedDays)}</small>}
      </div>
      <div className={classes.difference} data-tone={why?.tone}>
        {why ? (
          <>
            {why.amount && <b>{why.amount}</b>}
            <span className={classes.why}>{why.why}</span>
          </>
        ) : (
          <span className={classes.why}>
            {difference
              ? t('reports.noDifference')
              : timesheet
                ? (timesheet.reason ?? t('reports.notSent'))
                : t('reports.expensesOnly', { amount: words.money(spent) })}
          </span>
        )}
      </div>
      <div className={classes.expenses}>
        {spent === 0 && <span aria-hidden>–</span>}
        {spent > 0 && (expenses ? words.money(spent) : <span title={t('reports.elsewhere')}>({words.money(spent)})</span>)}
      </div>
      <div className={classes.amount}>{cents == null ? <span aria-hidden>–</span> : words.money(cents)}</div>
    </>
  );
}

function Said({ outcome: { text, isDone }, onForget }: { outcome: Outcome; onForget: () => void }) {
  const { t } = useTexts();
  return (
    <p className={classes.said} data-failed={!isDone || undefined} role={isDone ? 'status' : 'alert'}>
      {isDone && <IconCheck size={16} stroke={1.8} aria-hidden />}
      <span>{text}</span>
      {!isDone && (
        <Button variant="subtle" size="compact-xs" onClick={onForget}>
          {t('reports.retry')}
        </Button>
      )}
    </p>
  );
}

type ActsProps = { row: Row; name: string; isBusy: boolean; isOpen: boolean; acts: ReportActs; onOpen: () => void };
function Acts({ row, name, isBusy, isOpen, acts, onOpen }: ActsProps) {
  const { t } = useTexts();
  const isPlain = !row.difference?.findings.length;
  const isUnsold = row.difference?.findings.some(({ kind }) => kind === 'unsold');
  const label = (act: string) => t('reports.actOn', { act, name });
  const canValidate = partsFor(row, 'validate').length > 0;
  return (
    <>
      {partsFor(row, 'reject').length > 0 && !isPlain && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          className={classes.wide ?? ''}
          aria-label={label(t('reports.act.reject'))}
          onClick={() => void acts.reject([row])}
        >
          <IconX size={16} stroke={1.8} />
        </ActionIcon>
      )}
      {canValidate && isUnsold && (
        <Button variant="default" size="xs" className={classes.main ?? ''} aria-label={label(t('reports.examine'))} onClick={onOpen}>
          {t('reports.examine')}
        </Button>
      )}
      {canValidate && !isUnsold && (
        <Button
          variant="default"
          size="xs"
          className={classes.main ?? ''}
          leftSection={<IconCheck size={16} stroke={1.8} />}
          aria-label={label(t('reports.act.validate'))}
          aria-busy={isBusy}
          onClick={() => void acts.validate(row)}
        >
          {t('reports.act.validate')}
        </Button>
      )}
      {partsFor(row, 'unvalidate').length > 0 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={label(t('reports.act.unvalidate'))}
          title={t('reports.act.unvalidate')}
          onClick={() => void acts.unvalidate(row)}
        >
          <IconRotate2 size={16} stroke={1.8} />
        </ActionIcon>
      )}
      {row.timesheet?.actions.includes('remind') && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconBellRinging size={16} stroke={1.8} />}
          disabled={row.timesheet.isReminded}
          aria-label={label(t(row.timesheet.isReminded ? 'timesheets.remindedToday' : 'reports.act.remind'))}
          onClick={() => void acts.remind([row])}
        >
          {t(row.timesheet.isReminded ? 'timesheets.remindedToday' : 'reports.act.remind')}
        </Button>
      )}
      {(row.difference || row.expenses) && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            className={classes.wide ?? ''}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'reports.close' : 'reports.open', { name })}
            onClick={onOpen}
          >
            {isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          </ActionIcon>
          {/* On a phone a row is opened by its word. */}
          <button
            type="button"
            className={classes.openWord}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'reports.close' : 'reports.open', { name })}
            onClick={onOpen}
          >
            {t(isOpen ? 'common.close' : isUnsold ? 'reports.examine' : 'reports.openShort')}
          </button>
        </>
      )}
    </>
  );
}
