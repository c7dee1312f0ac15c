import { shiftMonth } from '@jalon/domain/core/months';
import { reportsOf } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Trail } from '../ui/trail.tsx';
import { useWords } from './use-words.ts';

/** The way to the expenses of a month, which the title names. */
export function MonthTrail() {
  const { t } = useTexts();
  const reports = reportsOf[useUser().type];
  const names = reports === 'freelance.reports' ? ([reports, 'freelance.expenseReports'] as const) : [reports];
  const steps = names.map((name) => ({ name: routeTitle(t, name), to: href(name) }));
  return <Trail steps={steps} />;
}

/** The month before and the one after, of the same project where there is one. */
export function MonthSteps({ month, projectId }: { month: string; projectId?: string | undefined }) {
  const { t } = useTexts();
  const words = useWords();
  return ([-1, 1] as const).map((by) => {
    const term = shiftMonth(month, by);
    const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        key={by}
        component={Link}
        to={href('freelance.expenses', { term, project_id: projectId })}
        variant="subtle"
        color="gray"
        aria-label={t(by < 0 ? 'expenses.previous' : 'expenses.next', { month: words.month(term) })}
      >
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    );
  });
}
