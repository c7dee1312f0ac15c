import { type CompanyAct, companyActs, companyUndoneBy } from '@jalon/domain/companies/managed-company';
import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { IconBriefcase, IconCircleCheck, IconCircleOff, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { linksIn, useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { type Question, useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { useActOnCompanies } from './companies.api.ts';

export const actIcons = {
  edit: IconPencil,
  assign: IconBriefcase,
  disable: IconCircleOff,
  activate: IconCircleCheck,
  delete: IconTrash,
};

type ActOn = (rows: ManagedCompany[], action: CompanyAct) => Promise<boolean>;

/** A deletion cannot be undone: the name of the company is typed, or how many they are. */
function useQuestion(): (rows: ManagedCompany[], action: CompanyAct) => Question | undefined {
  const { t } = useTexts();
  return useCallback(
    (rows, action) => {
      const [first] = rows;
      if (!first || action !== 'delete') return undefined;
      const count = rows.length;
      return {
        title: count === 1 ? t('companies.deleteTitle', { name: first.name }) : t('companies.deleteManyTitle', { count }),
        text: t('companies.deleteText'),
        confirm: t('companies.action.delete'),
        isDanger: true,
        typed: count === 1 ? first.name : String(count),
      };
    },
    [t],
  );
}

/** Does an act to one or several companies, says what became of them, and offers the way back where there is one. */
export function useAct(): ActOn {
  const { t } = useTexts();
  const { mutateAsync } = useActOnCompanies();
  const question = useQuestion();
  const confirm = useConfirm();
  const toast = useToast();
  const linked = useLinked();
  return useCallback(
    async (rows, action) => {
      const [only] = rows;
      // What is known already to be refused is not asked for first.
      if (only && rows.length === 1 && action === 'delete' && only.contacts > 0) {
        await linked.explain({ id: only.id, name: only.name, links: { contacts: only.contacts } });
        return false;
      }
      const asked = question(rows, action);
      if (asked && !(await confirm(asked))) return false;
      try {
        const { done, refused } = await mutateAsync({ ids: rows.map(({ id }) => id), action });
        const [first] = rows.filter(({ id }) => done.includes(id));
        if (refused.length > 0) toast.refused(t('accounts.refusedMany', { names: linked.namesOf(refused) }));
        if (!first) return false;
        const text =
          done.length === 1
            ? t(`companies.done.${action}`, { name: first.name })
            : t('companies.doneMany', { action: t(`companies.action.${action}`), count: done.length });
        const back = companyUndoneBy[action];
        if (back) toast.undoable(text, async () => void (await mutateAsync({ ids: done, action: back })));
        else toast.done(text);
        return true;
      } catch (error) {
        const links = linksIn(error);
        if (only && links) await linked.explain({ id: only.id, name: only.name, links });
        else toast.failed(error);
        return false;
      }
    },
    [t, mutateAsync, question, confirm, toast, linked],
  );
}

/** The menu of a row: what its `actions` say, nothing more. Editing and choosing are done in the drawer. */
export function useRowActions(hrefOf: (row: ManagedCompany) => string): (row: ManagedCompany) => Action[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const act = useAct();
  return useCallback(
    (row) => {
      const open: Action = {
        key: 'open',
        label: t('table.open'),
        icon: IconExternalLink,
        run: () => navigate(hrefOf(row), { preventScrollReset: true }),
      };
      const acts = companyActs
        .filter((action) => row.actions.includes(action))
        .map(
          (action): Action => ({
            key: action,
            label: t(`companies.action.${action}`),
            icon: actIcons[action],
            run: () => void act([row], action),
            isDanger: action === 'delete',
            startsGroup: true,
          }),
        );
      return [open, ...acts];
    },
    [t, navigate, hrefOf, act],
  );
}

/** Each act names only the ticked rows that allow it. */
export function useBulkActions(): (rows: ManagedCompany[], done: () => void) => Action[] {
  const { t } = useTexts();
  const act = useAct();
  return (rows, done) =>
    companyActs.flatMap((action): Action[] => {
      const able = rows.filter((row) => row.actions.includes(action));
      if (able.length === 0) return [];
      const run = async () => {
        if (await act(able, action)) done();
      };
      return [{ key: action, label: t(`companies.action.${action}`), icon: actIcons[action], run, isDanger: action === 'delete' }];
    });
}
