import type { ReferentialValue } from '@jalon/domain/referentials/referential';
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
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { type Acting, useActs } from '../ui/use-acts.ts';
import { movesFrom, type Places } from './referential-moves.ts';
import { type Act, type Move, useMoveValue, useSendActs } from './referentials.api.ts';

const moveIcons = { first: IconArrowBarToUp, up: IconArrowUp, down: IconArrowDown, last: IconArrowBarToDown };
/** Where a value stands that could go no further. The table does not always know: the others may be on another page. */
const ends = { first: 'first', up: 'first', down: 'last', last: 'last' } as const;
const actIcons = { disable: IconCircleOff, enable: IconCircleCheck };
const question = { disable: 'bulkDisable', enable: 'bulkEnable' } as const;
const past = { disable: 'disabled', enable: 'enabled' } as const;
const pastMany = { disable: 'bulkDisabled', enable: 'bulkEnabled' } as const;
/** From here on, a slip of the mouse would be long to notice. */
const askFrom = 25;
const acts = ['disable', 'enable'] as const;

/** Disables or enables values, says so, and offers the way back. */
export function useValueActs() {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const send = useSendActs();
  const acting = useMemo(
    (): Acting<ReferentialValue, Act> => ({
      ...{ acts, icons: actIcons, send, undoneBy: { disable: 'enable', enable: 'disable' } },
      label: (act) => t(`referentials.action.${act}`),
      ask: async ({ length: count }, act) =>
        count < askFrom ||
        confirm({
          title: t(`referentials.${question[act]}`, { count }),
          text: t(`referentials.${question[act]}Text`),
          confirm: t(`referentials.action.${act}`),
        }),
      done: ([first, ...others], act) =>
        first && others.length === 0
          ? t(`referentials.${past[act]}`, { name: first[language] })
          : t(`referentials.${pastMany[act]}`, { count: others.length + 1 }),
      namesOf: (refused) => refused.map(({ name }) => name).join(', '),
      explain: async () => false,
    }),
    [t, language, confirm, send],
  );
  return useActs(acting);
}

type RowContext = {
  menuOf: (row: ReferentialValue) => Action[];
  hrefOf: (row: ReferentialValue) => string;
  places: Places;
  showOrder: () => void;
};

/** The menu of a row: what its `actions` say and what the table can show of it, nothing more. */
export function useRowActions({ menuOf, hrefOf, places, showOrder }: RowContext): (row: ReferentialValue) => Action[] {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync: move } = useMoveValue();
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
        key: 'update',
        label: t(has('update') ? 'referentials.action.update' : 'table.open'),
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
      const order = places.order === 'hidden' ? [ordering] : moving;
      return [open, ...(has('move') ? order : []), ...menuOf(row)];
    },
    [t, navigate, hrefOf, places, showOrder, moveTo, menuOf],
  );
}
