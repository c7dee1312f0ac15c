import { missingOf } from '@jalon/domain/timesheets/month';
import type { TimesheetState } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { findText, useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { Face, pictureOf } from '../ui/face.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Panel } from '../ui/panel.tsx';
import { planOf, savedLines } from './month-model.ts';
import classes from './side.module.css';
import { Stones } from './stones.tsx';
import { latestQuery, timesheetClient } from './timesheets.api.ts';

const order: readonly TimesheetState[] = ['rejected', 'new', 'waiting', 'validated'];
/** A month is as far as the last of its timesheets. Of a month that misses nothing, a delivery without days has nothing to send. */
export function stateOf(data: OwnMonth): TimesheetState {
  const isFull = missingOf(planOf(data), savedLines(data)).length === 0;
  const own = data.deliveries.map(({ timesheet }) => timesheet);
  const filled = own.filter((timesheet) => (timesheet?.entries ?? []).length > 0);
  const counted = isFull && filled.length > 0 ? filled : own;
  return order.find((state) => counted.some((timesheet) => (timesheet?.state ?? 'new') === state)) ?? 'new';
}

/** How far it is, who validates what, and what happened last. */
export function FollowPanel({ data }: { data: OwnMonth }) {
  const { t } = useTexts();
  const { when } = useMoments();
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
      {t('timesheets.history')}
    </Button>
  );
  return (
    <Panel
      title={t('timesheets.follow')}
      aside={
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
        )
      }
    >
      <Stones state={stateOf(data)} />
      <ul className={classes.people}>
        {data.deliveries.flatMap(({ delivery, validators }) =>
          validators.slice(0, 2).map((person) => (
            <li key={`${delivery.id} ${person.id}`}>
              <Face id={person.id} name={person.name} src={pictureOf(person)} size={24} />
              {person.name}
              <small>{t('timesheets.validates', { name: delivery.title })}</small>
            </li>
          )),
        )}
      </ul>
      {latest.length > 0 && (
        <ul className={classes.story}>
          {latest.map(({ id, kind, by, at }) => (
            <li key={id}>
              <p>{findText(`words.timesheet.event.${kind.split('.')[1]}`)}</p>
              <small>{[by?.name ?? t('common.product'), when(at)].join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
      {history}
    </Panel>
  );
}
