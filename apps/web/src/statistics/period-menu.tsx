import type { Months } from '@jalon/domain/statistics/period';
import { Button, Popover } from '@mantine/core';
import { IconCalendar, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { periodProblem } from './asked.ts';
import classes from './period-menu.module.css';
import screen from './statistics.module.css';
import { useStatisticsWords } from './use-statistics-words.ts';

type PeriodMenuProps = {
  period: Months;
  presets: { value: string; label: string; period: Months }[];
  onPick: (period: Months) => void;
};

/** The usual periods, or any of up to two years. */
export function PeriodMenu({ period: { from, to }, presets, onPick }: PeriodMenuProps) {
  const { t } = useTexts();
  const words = useStatisticsWords();
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState({ from, to });
  const problem = periodProblem(own);
  const pick = (period: Months) => {
    setOpen(false);
    onPick(period);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!problem) pick(own);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          className={screen.control}
          leftSection={<IconCalendar size={16} stroke={1.6} />}
          rightSection={<IconChevronDown size={14} />}
          onClick={() => setOpen((now) => !now)}
        >
          {words.period({ from, to })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.periods ?? ''} aria-label={t('statistics.period.label')}>
        {presets.map(({ value, label, period }) => (
          <button key={label} type="button" aria-pressed={value === `${from} ${to}`} onClick={() => pick(period)}>
            <IconCheck size={16} stroke={1.8} aria-hidden />
            {label}
          </button>
        ))}
        <form onSubmit={submit} aria-label={t('statistics.period.own')}>
          <DateField
            type="month"
            label={t('statistics.period.from')}
            value={own.from}
            onChange={(month) => setOwn((now) => ({ ...now, from: month ?? '' }))}
          />
          <DateField
            type="month"
            label={t('statistics.period.to')}
            value={own.to}
            error={problem && problem !== 'unsaid' ? t(`statistics.period.${problem}`) : undefined}
            onChange={(month) => setOwn((now) => ({ ...now, to: month ?? '' }))}
          />
          <Button type="submit" disabled={problem !== undefined}>
            {t('statistics.period.apply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
