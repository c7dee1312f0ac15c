import { isFull } from '@jalon/domain/timesheets/month';
import type { TimesheetState } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { FollowPanel } from '../history/follow-panel.tsx';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { planOf, savedLines } from './month-model.ts';
import { latestQuery, timesheetClient } from './timesheets.api.ts';
import { useMilestones } from './use-milestones.ts';

const order: readonly TimesheetState[] = ['rejected', 'new', 'waiting', 'validated'];
/** A month is as far as the last of its timesheets. Of a month that misses nothing, a delivery without days has nothing to send. */
export function stateOf(data: OwnMonth): TimesheetState {
  const own = data.deliveries.map(({ timesheet }) => timesheet);
  const filled = own.filter((timesheet) => (timesheet?.entries ?? []).length > 0);
  const counted = filled.length > 0 && isFull(planOf(data), savedLines(data)) ? filled : own;
  return order.find((state) => counted.some((timesheet) => (timesheet?.state ?? 'new') === state)) ?? 'new';
}

/** How far it is, who validates what, and what happened last. */
export function MonthFollow({ data }: { data: OwnMonth }) {
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
    validators.slice(0, 2).map((person) => ({
      ...{ ...person, key: `${delivery.id} ${person.id}`, note: t('timesheets.validates', { name: delivery.title }) },
    })),
  );
  return (
    <>
      <FollowPanel aside={all} milestones={useMilestones(stateOf(data))} people={people} latest={latest} />
      {history}
    </>
  );
}
