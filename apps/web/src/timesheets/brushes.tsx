import { firstDayOf, lastDayOf } from '@jalon/domain/core/months';
import type { Brush } from '@jalon/domain/timesheets/painting';
import { absenceKinds } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import classes from './brushes.module.css';
import colours from './colours.module.css';
import { actOf, brushesOf, isSameBrush, keyOf } from './month-model.ts';
import { useDayWords } from './use-day-words.ts';
import type { View } from './use-view.ts';

type BrushesProps = {
  data: OwnMonth;
  brush: Brush;
  onPick: (brush: Brush) => void;
  view: View;
  onView: (view: View) => void;
  canUndo: boolean;
  onUndo: () => void;
};

export const Brushes = memo(function Brushes({ data, brush, onPick, view, onView, canUndo, onUndo }: BrushesProps) {
  const { t } = useTexts();
  return (
    <div className={classes.brushes}>
      {view === 'month' && (
        <div role="toolbar" aria-label={t('timesheets.brushes')} style={{ display: 'contents' }}>
          {brushesOf(data).map((one) => (
            <BrushButton
              key={keyOf(one)}
              {...{ data, brush: one, isPicked: isSameBrush(one, brush), act: actOf(data, { deliveryId: '', ...one }), onPick }}
            />
          ))}
        </div>
      )}
      <div className={classes.push}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('timesheets.undo')} disabled={!canUndo} onClick={onUndo}>
          <IconArrowBackUp size={18} stroke={1.75} />
        </ActionIcon>
        <ChoiceSwitch
          label={t('timesheets.view.label')}
          value={view}
          options={(['month', 'rows'] as const).map((value) => ({ value, label: t(`timesheets.view.${value}`) }))}
          onPick={onView}
        />
      </div>
    </div>
  );
});

type BrushButtonProps = { data: OwnMonth; brush: Brush; act: string; isPicked: boolean; onPick: (brush: Brush) => void };

function BrushButton({ data, brush, act, isPicked, onPick }: BrushButtonProps) {
  const { t } = useTexts();
  const format = useFormat();
  const found = 'deliveryId' in brush ? data.deliveries.find(({ delivery }) => delivery.id === brush.deliveryId)?.delivery : undefined;
  const words = useDayWords(data);
  const isPartial = found && (found.startsOn > firstDayOf(data.month) || found.endsOn < lastDayOf(data.month));
  const key = <i className={colours.key} data-key aria-hidden />;
  if (brush.type === 'absence')
    return (
      <Menu
        align="start"
        button={(props) => (
          <UnstyledButton {...props} className={classes.brush} data-act={act} aria-pressed={isPicked}>
            {key}
            {t('timesheets.absence')}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        )}
      >
        {absenceKinds.map((absenceKind) => (
          <MenuItem key={absenceKind} onPick={() => onPick({ type: 'absence', absenceKind })}>
            {t(`words.timesheet.value.absenceKind.${absenceKind}`)}
          </MenuItem>
        ))}
      </Menu>
    );
  return (
    <UnstyledButton className={classes.brush} data-act={act} aria-pressed={isPicked} onClick={() => onPick(brush)}>
      {key}
      <span className={classes.name}>{words.nameOf({ deliveryId: '', absenceKind: null, ...brush })}</span>
      {isPartial && isPicked && (
        <small>
          {format.shortDay(found.startsOn)} → {format.shortDay(found.endsOn)}
        </small>
      )}
    </UnstyledButton>
  );
}
