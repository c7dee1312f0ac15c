import { type CompanyAct, companyActs, companyUndoneBy } from '@jalon/domain/companies/managed-company';
import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { IconBriefcase, IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { type Translate, useTexts } from '../core/i18n.ts';
import { useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { type Question, useConfirm } from '../ui/confirm.tsx';
import { type Acting, useActs, useOpenAction } from '../ui/use-acts.ts';
import { useActOnCompanies } from './companies.api.ts';

export const actIcons = {
  edit: IconPencil,
  assign: IconBriefcase,
  disable: IconCircleOff,
  activate: IconCircleCheck,
  delete: IconTrash,
};

/** A deletion cannot be undone: the name of the company is typed, or how many they are. */
function questionOf(t: Translate, rows: ManagedCompany[], action: CompanyAct): Question | undefined {
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
}

export function useCompanyActs() {
  const { t } = useTexts();
  const { mutateAsync } = useActOnCompanies();
  const confirm = useConfirm();
  const linked = useLinked();
  const acting = useMemo((): Acting<ManagedCompany, CompanyAct> => {
    const label = (action: CompanyAct) => t(`companies.action.${action}`);
    return {
      ...{ acts: companyActs, icons: actIcons, label, undoneBy: companyUndoneBy, namesOf: linked.namesOf },
      ask: async (rows, action) => {
        const [only] = rows;
        // What is known already to be refused is not asked for first.
        if (only && rows.length === 1 && action === 'delete' && only.contacts > 0) {
          await linked.explain({ id: only.id, name: only.name, links: { contacts: only.contacts } });
          return false;
        }
        const question = questionOf(t, rows, action);
        return !question || confirm(question);
      },
      send: (rows, action) => mutateAsync({ ids: rows.map(({ id }) => id), action }),
      done: (rows, action) => {
        const [first] = rows;
        return first && rows.length === 1
          ? t(`companies.done.${action}`, { name: first.name })
          : t(`companies.doneMany.${action}`, { count: rows.length });
      },
      explain: linked.explainRefusal,
    };
  }, [t, mutateAsync, confirm, linked]);
  return useActs(acting);
}

/** The menu of a row. Editing and choosing are done in the drawer. */
export function useRowActions(hrefOf: (row: ManagedCompany) => string): (row: ManagedCompany) => Action[] {
  const { menuOf } = useCompanyActs();
  const open = useOpenAction(hrefOf);
  return useCallback((row) => [open(row), ...menuOf(row)], [open, menuOf]);
}
