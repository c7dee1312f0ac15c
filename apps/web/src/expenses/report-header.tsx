import { shiftMonth } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconCar, IconChevronLeft, IconChevronRight, IconCloudCheck, IconCloudOff, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { Trail } from '../ui/trail.tsx';
import classes from './expenses.module.css';
import { stateTones } from './state-tones.ts';
import type { ReportDraft } from './use-report-draft.ts';
import { useWords } from './use-words.ts';

type Props = {
  report: ExpenseReport;
  draft: ReportDraft;
  isOwn: boolean;
  isEdited: boolean;
  menu: Action[];
  onFixed: () => void;
  onTrip: () => void;
};

export function ReportHeader({ report, draft, isOwn, isEdited, menu, onFixed, onTrip }: Props) {
  const { t } = useTexts();
  const words = useWords();
  const { month, state, projectId, project, company, owner } = report;
  const step = (by: number) => {
    const to = shiftMonth(month, by);
    const label = t(by < 0 ? 'expenses.previous' : 'expenses.next', { month: words.month(to) });
    const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        component={Link}
        to={href('freelance.expenses', { term: to, project_id: projectId })}
        variant="subtle"
        color="gray"
        aria-label={label}
      >
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    );
  };
  const subject = isOwn ? [project.title, company.name] : [`${owner.firstName} ${owner.lastName}`, project.title, company.name];
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        {isOwn && (
          <Trail
            label={t('expenses.trail')}
            steps={[{ name: t('expenses.back'), to: href('freelance.expenseReports') }]}
            here={words.month(month)}
          />
        )}
        <div className={classes.titleRow}>
          <Title order={1} className={classes.title}>
            {words.title(month)}
          </Title>
          <StateBadge isChip tone={stateTones[state]}>
            {t(`words.expenseReport.state.${state}`)}
          </StateBadge>
          {isOwn && (
            <span className={classes.stepper}>
              {step(-1)}
              {step(1)}
            </span>
          )}
        </div>
        <p className={classes.subject}>
          <span>{subject.join(', ')}</span>
          {isEdited && <SavedAt draft={draft} />}
        </p>
      </div>
      <div className={classes.headerActs}>
        {isEdited && (
          <>
            <Button
              className={classes.headerAct ?? ''}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={onFixed}
            >
              {t('expenses.add.fixed')}
            </Button>
            <Button
              className={classes.headerAct ?? ''}
              variant="default"
              leftSection={<IconCar size={16} stroke={1.75} />}
              onClick={onTrip}
            >
              {t('expenses.add.trip')}
            </Button>
          </>
        )}
        {menu.length > 0 && <ActionMenu label={t('expenses.more')} actions={menu} isButton />}
      </div>
    </header>
  );
}

function SavedAt({ draft: { saving, savedAt, flush } }: { draft: ReportDraft }) {
  const { t } = useTexts();
  const format = useFormat();
  if (saving === 'saved' && !savedAt) return null;
  const isFine = saving === 'saved' || saving === 'saving';
  const text = { saved: t('expenses.savedAt', { time: format.time(savedAt ?? new Date().toISOString()) }), saving: t('expenses.saving') };
  const Icon = isFine ? IconCloudCheck : IconCloudOff;
  return (
    <span className={classes.saved} data-tone={isFine ? undefined : 'warning'} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      {isFine ? text[saving as 'saved'] : t(`expenses.${saving === 'failed' ? 'unsaved' : saving === 'offline' ? 'offline' : 'invalid'}`)}
      {saving === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={() => void flush()}>
          {t('expenses.retry')}
        </Button>
      )}
    </span>
  );
}
