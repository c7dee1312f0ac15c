import type { ListName } from '@jalon/domain/core/reference-lists';
import { referentialMachine } from '@jalon/domain/referentials/referential';
import type { ReferentialValue } from '@jalon/domain/referentials/referential-schema';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconCircleCheck,
  IconCircleOff,
  IconPencil,
} from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { movesFrom, type Places } from './referential-moves.ts';
import { type Act, type Move, useActOnValues, useMoveValue } from './referentials.api.ts';

const moveIcons = { first: IconArrowBarToUp, up: IconArrowUp, down: IconArrowDown, last: IconArrowBarToDown };
/** Where a value stands that could go no further. The table does not always know: the others may be on another page. */
const ends = { first: 'first', up: 'first', down: 'last', last: 'last' } as const;
const actIcons = { disable: IconCircleOff, enable: IconCircleCheck };
const opposite: Record<Act, Act> = { disable: 'enable', enable: 'disable' };
const question = { disable: 'bulkDisable', enable: 'bulkEnable' } as const;
const past = { disable: 'disabled', enable: 'enabled' } as const;
const pastMany = { disable: 'bulkDisabled', enable: 'bulkEnabled' } as const;
/** From here on, a slip of the mouse would be long to notice. */
const askFrom = 25;

/** Disables or enables rows, says so, and offers the way back. */
export function useAct(list: ListName): (rows: ReferentialValue[], action: Act) => Promise<void> {
  const { t, language } = useTexts();
  const { mutateAsync } = useActOnValues(list);
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async (rows, action) => {
      const count = rows.length;
      const isSure =
        count < askFrom ||
        (await confirm({
          title: t(`referentials.${question[action]}`, { count }),
          text: t(`referentials.${question[action]}Text`),
          confirm: t(`referentials.action.${action}`),
        }));
      if (!isSure) return;
      const { done, failures } = await mutateAsync({ rows, action });
      const [first] = done;
      const back = async () => {
        const undone = await mutateAsync({ rows: done, action: opposite[action] });
        if (undone.failures.length > 0) throw undone.failures[0];
      };
      if (failures.length > 0) toast.failed(failures[0]);
      if (first && done.length === 1) toast.undoable(t(`referentials.${past[action]}`, { name: first[language] }), back);
      else if (first) toast.undoable(t(`referentials.${pastMany[action]}`, { count: done.length }), back);
    },
    [t, language, mutateAsync, confirm, toast],
  );
}

type RowContext = { hrefOf: (row: ReferentialValue) => string; places: Places; showOrder: () => void };

/** The menu of a row: what its `actions` say and what the table can show of it, nothing more. */
export function useRowActions(list: ListName, { hrefOf, places, showOrder }: RowContext): (row: ReferentialValue) => Action[] {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync: move } = useMoveValue(list);
  const act = useAct(list);
  const moveTo = useCallback(
    (row: ReferentialValue, to: Move) =>
      move({ id: row.id, to }).then(({ isMoved }) => {
        const text = isMoved ? (`referentials.moved.${to}` as const) : (`referentials.unmoved.${ends[to]}` as const);
        toast.done(t(text, { name: row[language] }));
      }, toast.failed),
    [move, t, language, toast],
  );
  return useCallback(
    (row) => {
      const has = (action: ReferentialValue['actions'][number]) => row.actions.includes(action);
      const open: Action = {
        key: 'edit',
        label: t(has('edit') ? 'referentials.action.edit' : 'table.open'),
        icon: IconPencil,
        run: () => navigate(hrefOf(row), { preventScrollReset: true }),
      };
      const moving = movesFrom(places, row.id).map(
        (to, index): Action => ({
          key: to,
          label: t(`referentials.move.${to}`),
          icon: moveIcons[to],
          run: () => moveTo(row, to),
          startsGroup: index === 0,
        }),
      );
      const ordering: Action = {
        key: 'order',
        label: t('referentials.showOrder'),
        icon: IconArrowsSort,
        run: showOrder,
        startsGroup: true,
      };
      const acts = referentialMachine.actionNames.filter(has).map(
        (action): Action => ({
          key: action,
          label: t(`referentials.action.${action}`),
          icon: actIcons[action],
          run: () => act([row], action),
          startsGroup: true,
        }),
      );
      const order = places.order === 'hidden' ? [ordering] : moving;
      return [open, ...(has('move') ? order : []), ...acts];
    },
    [t, navigate, hrefOf, places, showOrder, moveTo, act],
  );
}

/** Each act names only the ticked rows that allow it. */
export function useBulkActions(list: ListName): (rows: ReferentialValue[], done: () => void) => Action[] {
  const { t } = useTexts();
  const act = useAct(list);
  return (rows, done) =>
    referentialMachine.actionNames.flatMap((action): Action[] => {
      const able = rows.filter((row) => row.actions.includes(action));
      if (able.length === 0) return [];
      const run = async () => {
        await act(able, action);
        done();
      };
      return [{ key: action, label: t(`referentials.action.${action}`), icon: actIcons[action], run }];
    });
}
