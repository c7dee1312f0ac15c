import { type Check, checkKinds } from '@jalon/domain/timesheets/checks';
import type { Line } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { IconWand } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChecksPanel } from '../ui/checks-panel.tsx';
import { shareOf } from './month-model.ts';
import { useDayWords } from './use-day-words.ts';

type MonthChecksProps = {
  data: OwnMonth;
  checks: readonly Check[];
  onFix: ((lines: Line[]) => void) | undefined;
  /** The days of a check that the pointer is on. */
  onPoint: (dates: readonly string[]) => void;
};
/** As many days of a check as are named. */
const most = 5;

/** What there is to settle before the month is sent. */
export const MonthChecks = memo(function MonthChecks({ data, checks, onFix, onPoint }: MonthChecksProps) {
  const { t } = useTexts();
  const words = useDayWords(data);
  const about = ({ kind, lines, delivery }: Check): string => {
    const shown = kind === 'soldExceeded' || kind === 'freeExceeded' ? [] : lines.slice(0, most);
    const named = shown.map((line) =>
      t('common.pair', { name: words.shortDay(line.date), value: `${shareOf(line.days)} ${words.nameOf(line)}` }),
    );
    const text = [...named, ...(lines.length > most && shown.length > 0 ? ['…'] : []), ...(delivery ? [words.titleOf(delivery.id)] : [])];
    return kind === 'absenceKind' ? `${text.join('\n')} ${t('timesheets.which')}` : text.join('\n');
  };
  const found = checks.map((check, at) => ({
    ...{ key: `${check.kind} ${at}`, isBlocking: check.isBlocking, text: about(check) },
    title: t(`timesheets.found.${check.kind}`, { days: words.days(check.days) }),
    onPoint: (isOn: boolean) => onPoint(isOn ? check.lines.map(({ date }) => date) : []),
    fixes: (onFix ? check.fixes : []).map(({ name, lines }) => ({
      ...{ key: name, isMain: name === 'fill', icon: name === 'fill' ? IconWand : undefined, run: () => onFix?.(lines) },
      label: name === 'fill' || name === 'remove' ? t(`timesheets.fix.${name}`) : t(`words.timesheet.value.absenceKind.${name}`),
    })),
  }));
  const passed = checkKinds.filter((kind) => checks.every((check) => check.kind !== kind));
  return <ChecksPanel found={found} passed={passed.map((kind) => t(`timesheets.passed.${kind}`))} />;
});
