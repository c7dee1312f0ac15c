import { type Check, checkKinds } from '@jalon/domain/timesheets/checks';
import type { Line } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconWand } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { shareOf } from './month-model.ts';
import classes from './side.module.css';
import { useDayWords } from './use-day-words.ts';

type ChecksPanelProps = {
  data: OwnMonth;
  checks: readonly Check[];
  onFix: ((lines: Line[]) => void) | undefined;
  /** The days of a check that the pointer is on. */
  onPoint: (dates: readonly string[]) => void;
};

/** What there is to settle, each with what would settle it; then what passed, since people trust a list they can read. */
export function ChecksPanel({ data, checks, onFix, onPoint }: ChecksPanelProps) {
  const { t } = useTexts();
  const blocking = checks.filter(({ isBlocking }) => isBlocking).length;
  const passed = checkKinds.filter((kind) => checks.every((check) => check.kind !== kind));
  return (
    <Panel
      title={t('timesheets.checks')}
      isFlush
      aside={
        blocking > 0 ? (
          <StateBadge tone="warning" isChip>
            {t('timesheets.toSettle', { count: blocking })}
          </StateBadge>
        ) : (
          <StateBadge tone="positive">{t('timesheets.settled')}</StateBadge>
        )
      }
    >
      {checks.length > 0 && (
        <ul className={classes.checks}>
          {checks.map((check, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: several of a kind stand in the order of their days
              key={`${check.kind} ${at}`}
              onPointerEnter={() => onPoint(check.lines.map(({ date }) => date))}
              onPointerLeave={() => onPoint([])}
            >
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              <CheckBody data={data} check={check} onFix={onFix} />
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.passed}>
        {passed.map((kind) => (
          <li key={kind}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            {t(`timesheets.passed.${kind}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CheckBody({ data, check, onFix }: { data: OwnMonth; check: Check; onFix: ChecksPanelProps['onFix'] }) {
  const { t } = useTexts();
  const words = useDayWords(data);
  const { kind, lines, days, delivery, fixes } = check;
  const shown = kind === 'soldExceeded' ? [] : lines.slice(0, 5);
  const named = shown.map((line) => `${words.shortDay(line.date)} : ${shareOf(line.days)} ${words.nameOf(line)}`);
  return (
    <div>
      <p>{t(`timesheets.found.${kind}`, { days: words.days(days) })}</p>
      <p className={classes.lines}>
        {[...named, ...(lines.length > 5 && shown.length > 0 ? ['…'] : []), ...(delivery ? [words.titleOf(delivery.id)] : [])].join('\n')}
        {kind === 'absenceKind' && ` ${t('timesheets.which')}`}
      </p>
      {onFix && fixes.length > 0 && (
        <div className={classes.fixes} data-fixes>
          {fixes.map(({ name, lines: fixed }) => (
            <Button
              key={name}
              size="xs"
              variant={name === 'fill' ? 'light' : 'default'}
              leftSection={name === 'fill' ? <IconWand size={14} stroke={1.75} aria-hidden /> : undefined}
              onClick={() => onFix(fixed)}
            >
              {name === 'fill' || name === 'remove' ? t(`timesheets.fix.${name}`) : t(`words.timesheet.value.absenceKind.${name}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
