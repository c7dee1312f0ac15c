import { type Comparison, comparisonsOf, lastMonths, lengthOf, type Months } from '@jalon/domain/statistics/period';
import type { Statistics, StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsLeftRight, IconChevronDown, IconDownload, IconSitemap, IconUsers } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { Menu, MenuChoices, MenuItem } from '../ui/menu.tsx';
import { downloadCsv } from './download.ts';
import { PeriodMenu } from './period-menu.tsx';
import { csvOf, type NamedSheet } from './sheet.ts';
import classes from './statistics.module.css';
import { initial, useStatisticsWords } from './use-statistics-words.ts';

type ControlsProps = {
  asked: StatisticsQuery;
  statistics: Statistics | undefined;
  sheets: NamedSheet[];
  onChange: (changes: Record<string, string | undefined>) => void;
};
const all = 'all';

/** The choices of the period that most people make. */
function usePresets(): { value: string; label: string; period: Months }[] {
  const { t } = useTexts();
  const today = ownToday();
  const year = Number(today.slice(0, 4));
  const named = (label: string, period: Months) => ({ value: `${period.from} ${period.to}`, label, period });
  return [
    ...[3, 6, 12, 24].map((count) => named(t('statistics.period.months', { count }), lastMonths(count, today))),
    named(t('statistics.period.thisYear'), { from: `${year}-01`, to: today.slice(0, 7) }),
    named(t('statistics.period.lastYear'), { from: `${year - 1}-01`, to: `${year - 1}-12` }),
  ];
}

/** Of what, when, and compared with what: all in the address. */
export function Controls({ asked, statistics, sheets, onChange }: ControlsProps) {
  const { t, language } = useTexts();
  const { type } = useUser();
  const words = useStatisticsWords();
  const count = lengthOf(asked);
  const compareText = asked.compare === 'before' ? t('statistics.compare.before', { count }) : t(`statistics.compare.${asked.compare}`);
  return (
    <>
      {type !== 'Freelance' && <Scope asked={asked} statistics={statistics} onChange={onChange} />}
      <PeriodMenu
        key={`${asked.from} ${asked.to}`}
        period={asked}
        presets={usePresets()}
        onPick={({ from, to }) => onChange({ from, to, month: undefined })}
      />
      <Menu
        button={(props) => (
          <Button
            variant="default"
            className={classes.control}
            leftSection={<IconArrowsLeftRight size={16} stroke={1.6} />}
            rightSection={<IconChevronDown size={14} />}
            {...props}
          >
            {initial(compareText)}
          </Button>
        )}
      >
        <MenuChoices
          label={t('statistics.compare.label')}
          value={asked.compare}
          options={comparisonsOf(asked).map((value: Comparison) => ({ value, label: t(`statistics.compare.short.${value}`) }))}
          onPick={(value) => onChange({ compare: value === 'before' ? undefined : value })}
        />
      </Menu>
      <Menu
        button={(props) => (
          <ActionIcon variant="default" size={36} className={classes.control} aria-label={t('statistics.export.label')} {...props}>
            <IconDownload size={16} stroke={1.6} />
          </ActionIcon>
        )}
      >
        <MenuItem onPick={() => downloadCsv(`${t('statistics.export.file')} ${words.period(asked)}`, csvOf(sheets, language))}>
          {t('statistics.export.all')}
        </MenuItem>
        <MenuItem onPick={() => window.print()}>{t('statistics.export.print')}</MenuItem>
      </Menu>
    </>
  );
}

function Scope({ asked, statistics, onChange }: Omit<ControlsProps, 'sheets'>) {
  const { t } = useTexts();
  const { type } = useUser();
  if (type === 'Freelance') return null;
  const isCompany = type === 'Company';
  const name = isCompany ? 'division' : 'company';
  const value = (isCompany ? asked.divisionId : asked.companyId) ?? all;
  const { divisions = [], subjects = [] } = statistics?.work ?? {};
  // Of one client the subjects are its projects: the way back is all there is to choose.
  const known = isCompany ? divisions : value === all ? subjects : [];
  const shown = isCompany ? divisions.find(({ id }) => id === value)?.name : t('statistics.scope.one');
  if (value === all && known.length === 0) return null;
  const Icon = isCompany ? IconSitemap : IconUsers;
  return (
    <Menu
      button={(props) => (
        <Button
          variant="default"
          className={classes.control}
          leftSection={<Icon size={16} stroke={1.6} />}
          rightSection={<IconChevronDown size={14} />}
          {...props}
        >
          {value === all ? t(`statistics.scope.${type}`) : (shown ?? t('statistics.scope.one'))}
        </Button>
      )}
    >
      <MenuChoices
        label={t('statistics.scope.label')}
        value={value}
        options={[{ value: all, label: t(`statistics.scope.${type}`) }, ...known.map((one) => ({ value: one.id, label: one.name }))]}
        onPick={(picked) => onChange({ [name]: picked === all ? undefined : picked, month: undefined })}
      />
    </Menu>
  );
}
