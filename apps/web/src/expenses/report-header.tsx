import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { Button } from '@mantine/core';
import { IconCar, IconPlus } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { SavedNote } from '../ui/saved-note.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { WorkHeader } from '../ui/work-frame.tsx';
import { MonthSteps, MonthTrail } from './month-way.tsx';
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
  const subject = isOwn ? [project.title, company.name] : [`${owner.firstName} ${owner.lastName}`, project.title, company.name];
  const problem = {
    ...{ saved: undefined, saving: undefined, failed: t('common.unsaved'), conflict: t('common.unsaved') },
    ...{ offline: t('expenses.offline'), invalid: t('expenses.invalid') },
  };
  const { saving, savedAt, flush } = draft;
  return (
    <WorkHeader
      trail={<MonthTrail />}
      title={words.title(month)}
      badge={
        <StateBadge isChip tone={stateTones[state]}>
          {t(`words.expenseReport.state.${state}`)}
        </StateBadge>
      }
      stepper={isOwn && <MonthSteps month={month} projectId={projectId} />}
      subject={subject.join(', ')}
      saved={
        isEdited && (
          <SavedNote
            isSaving={saving === 'saving'}
            savedAt={savedAt}
            problem={problem[saving]}
            onRetry={saving === 'failed' ? () => void flush() : undefined}
          />
        )
      }
    >
      {isEdited && (
        <>
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onFixed}>
            {t('expenses.add.fixed')}
          </Button>
          <Button variant="default" leftSection={<IconCar size={16} stroke={1.75} />} onClick={onTrip}>
            {t('expenses.add.trip')}
          </Button>
        </>
      )}
      {menu.length > 0 && <ActionMenu label={t('expenses.more')} actions={menu} isButton />}
    </WorkHeader>
  );
}
