import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import { useTexts } from '../core/i18n.ts';
import { FollowPanel, firstOf } from '../history/follow-panel.tsx';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { stateOf } from './month-model.ts';
import { latestQuery, timesheetClient } from './timesheets.api.ts';
import { useMilestones } from './use-milestones.ts';

/** How far it is, who validates what, and what happened last. */
export const MonthFollow = memo(function MonthFollow({ data }: { data: OwnMonth }) {
  const { t } = useTexts();
  const { historyOf, history } = useHistoryDrawer(timesheetClient);
  const own = data.deliveries.flatMap(({ timesheet, delivery }) => (timesheet ? [{ id: timesheet.id, title: delivery.title }] : []));
  const found = useQueries({ queries: own.map(({ id }) => latestQuery(id)) });
  const latest = found
    .flatMap(({ data: page }) => page?.rows ?? [])
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, 4);
  const [only] = own;
  const open = (id: string) => historyOf({ id }).run?.();
  const link = (props = {}) => (
    <Button {...props} variant="subtle" size="compact-sm" onClick={own.length === 1 && only ? () => open(only.id) : undefined}>
      {t('history.all')}
    </Button>
  );
  const all =
    own.length > 1 ? (
      <Menu button={link}>
        {own.map(({ id, title }) => (
          <MenuItem key={id} onPick={() => open(id)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    ) : (
      only && link()
    );
  const people = data.deliveries.flatMap(({ delivery, validators }) =>
    firstOf(validators).map((person) => ({
      ...{ ...person, key: `${delivery.id} ${person.id}`, note: t('timesheets.validates', { name: delivery.title }) },
    })),
  );
  return (
    <>
      <FollowPanel aside={all} milestones={useMilestones(stateOf(data))} people={people} latest={latest} />
      {history}
    </>
  );
});
