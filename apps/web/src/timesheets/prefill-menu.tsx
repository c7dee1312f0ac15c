import { formatMonth, shiftMonth } from '@jalon/domain/core/months';
import { type Prefill, prefilled, prefills } from '@jalon/domain/timesheets/prefill';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { ActionIcon, Button, ButtonGroup } from '@mantine/core';
import { IconChevronDown, IconWand } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { linesBefore, withoutFill } from './month-model.ts';
import type { Month } from './use-month.ts';

/** Fills what is empty, in one of several ways, and can be taken back at once. */
export function PrefillMenu({ data, month }: { data: OwnMonth; month: Month }) {
  const { t, language } = useTexts();
  const toast = useToast();
  const { plan, lines, change, amend } = month;
  const fill = (how: Prefill) => {
    const next = prefilled(plan, lines, how, linesBefore(data));
    const dates = new Set(next.map(({ date }) => date)).size - new Set(lines.map(({ date }) => date)).size;
    if (next.length === lines.length && how !== 'empty') return toast.done(t('timesheets.nothingToFill'));
    change(next);
    const done = how === 'clear' ? t('timesheets.cleared') : t('timesheets.prefilled', { count: Math.max(dates, 0) });
    return toast.offering(done, { label: t('common.undo'), run: () => amend((now) => withoutFill(now, lines, next)) });
  };
  const before = formatMonth(shiftMonth(data.month, -1), language);
  return (
    <ButtonGroup>
      <Button variant="default" leftSection={<IconWand size={16} stroke={1.75} aria-hidden />} onClick={() => fill('empty')}>
        {t('timesheets.prefillMonth')}
      </Button>
      <Menu
        button={(props) => (
          <ActionIcon {...props} variant="default" size={36} aria-label={t('timesheets.prefillMore')}>
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
        )}
      >
        {prefills.map((how) => (
          <MenuItem key={how} isDanger={how === 'clear'} onPick={() => fill(how)}>
            {t(`timesheets.prefill.${how}`, { month: before })}
          </MenuItem>
        ))}
      </Menu>
    </ButtonGroup>
  );
}
