import type { TablerIcon } from '@tabler/icons-react';
import { IconExternalLink } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Acted } from '../core/acts-in-groups.ts';
import { useTexts } from '../core/i18n.ts';
import type { Action } from './action-menu.tsx';
import type { Answer } from './confirm.tsx';
import type { Untick } from './table-selection.ts';
import { useToast } from './toast.tsx';
import { useStaysHere } from './use-stays-here.ts';

type Row = { id: string; version?: number; actions: readonly string[] };

/** What a feature says of the acts on its records; to be made once per drawing (`useMemo`). */
export type Acting<R extends Row, Act extends string> = {
  acts: readonly Act[];
  icons: Record<Act, TablerIcon>;
  /** Of a row where what is the same act has another name for it. */
  label: (act: Act, row?: R) => string;
  /** Asks what has to be asked before: what cannot be undone, what puts somebody out at once. The answer may be a reason. */
  ask: (rows: R[], act: Act) => Promise<Answer>;
  /** Without a reason where an act is taken back. */
  send: (rows: R[], act: Act, reason?: string) => Promise<Acted>;
  /** What is said once it is done. */
  done: (rows: R[], act: Act) => string;
  undoneBy: Partial<Record<Act, Act>>;
  /** The records that were refused, by name and with the reason where there is one. */
  namesOf: (refused: Acted['refused']) => string;
  /** Says why the only record was refused, where there is more to say than the refusal does. */
  explain: (row: R, error: unknown) => Promise<boolean>;
};

/** `isWhole`: nothing is left to do. */
type Outcome = { done: readonly string[]; isWhole: boolean };
/** As it is once an act was done: what somebody has changed since is not undone. */
const moved = <R extends Row>(row: R): R => (row.version === undefined ? row : { ...row, version: row.version + 1 });
const nothing: Outcome = { done: [], isWhole: false };

/** Does an act to one or several records, says what became of them, and offers the way back where there is one. */
export function useActs<R extends Row, Act extends string>(acting: Acting<R, Act>) {
  const { acts, icons, label, ask, send, done, undoneBy, namesOf, explain } = acting;
  const { t } = useTexts();
  const toast = useToast();

  const run = useCallback(
    async (rows: R[], act: Act, { isBack, reason }: { isBack: boolean; reason?: string }): Promise<Outcome> => {
      const [only] = rows;
      try {
        const { done: ids, refused, left } = await send(rows, act, reason);
        const acted = rows.filter(({ id }) => ids.includes(id));
        const back = isBack ? undefined : undoneBy[act];
        if (refused.length > 0) toast.refused(t('table.refusedMany', { names: namesOf(refused) }));
        if (left.length > 0) toast.refused(t('table.actsLeft', { action: label(act), done: ids.length, count: left.length }));
        if (acted.length > 0 && back)
          toast.offering(done(acted, act), { label: t('common.undo'), run: () => void run(acted.map(moved), back, { isBack: true }) });
        else if (acted.length > 0) toast.done(isBack ? t('common.undone') : done(acted, act));
        return { done: ids, isWhole: acted.length > 0 && left.length === 0 };
      } catch (error) {
        if (!only || rows.length > 1 || !(await explain(only, error))) toast.failed(error);
        return nothing;
      }
    },
    [t, toast, send, done, undoneBy, label, namesOf, explain],
  );
  const attempt = useCallback(
    async (rows: R[], wanted: Act): Promise<Outcome> => {
      const answer = await ask(rows, wanted);
      if (answer === false) return nothing;
      return run(rows, wanted, { isBack: false, ...(typeof answer === 'string' ? { reason: answer } : {}) });
    },
    [ask, run],
  );
  const act = useCallback(async (rows: R[], wanted: Act): Promise<boolean> => (await attempt(rows, wanted)).isWhole, [attempt]);

  /** The menu of a row: what its `actions` say, nothing more. */
  const menuOf = useCallback(
    (row: R): Action[] =>
      acts
        .filter((one) => row.actions.includes(one))
        .map((one, index) => ({
          ...{
            key: one,
            label: label(one, row),
            icon: icons[one],
            isDanger: one === 'delete',
            startsGroup: index === 0 || one === 'delete',
          },
          run: () => void act([row], one),
        })),
    [acts, icons, label, act],
  );

  /** Each act names only the ticked rows that allow it. What is left to do stays ticked. */
  const bulkOf = (rows: R[], untick: Untick): Action[] =>
    acts.flatMap((one): Action[] => {
      const able = rows.filter((row) => row.actions.includes(one));
      if (able.length === 0) return [];
      const press = async () => {
        const { done: ids, isWhole } = await attempt(able, one);
        if (isWhole) untick();
        else untick(ids);
      };
      return [{ key: one, label: label(one), icon: icons[one], run: press, isDanger: one === 'delete' }];
    });

  return { act, menuOf, bulkOf };
}

/** The first line of every row's menu. */
export function useOpenAction<R>(hrefOf: (row: R) => string): (row: R) => Action {
  const { t } = useTexts();
  const navigate = useNavigate();
  const staysHere = useStaysHere();
  return useCallback(
    (row) => ({
      ...{ key: 'open', label: t('table.open'), icon: IconExternalLink },
      run: () => navigate(hrefOf(row), { preventScrollReset: staysHere(hrefOf(row)) }),
    }),
    [t, navigate, hrefOf, staysHere],
  );
}
