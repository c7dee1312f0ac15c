import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { nameOf } from '../portfolios/company-look.ts';
import { useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useOpenAction } from '../ui/use-acts.ts';
import { useBulkActs } from '../ui/use-bulk-acts.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { companyClient } from './companies.api.ts';

/** These have forms of their own, which take the place of what is known of a company. */
export const formActions = ['update', 'assign'] as const;
export type FormAction = (typeof formActions)[number];
export const isFormAction = (action: string): action is FormAction => formActions.some((one) => one === action);

export function useCompanyActs() {
  const linked = useLinked();
  // What is known already to be refused is not asked for first.
  const explain = async ({ id, name, contacts }: ClientCompany, action: string, error?: unknown): Promise<boolean> => {
    if (error) return linked.explainRefusal({ id, name }, error);
    if (action !== 'delete' || contacts === 0) return false;
    await linked.explain({ id, name, links: { contacts } });
    return true;
  };
  const acts = useRecordActs(companyClient, { texts: 'companies', nameOf, explain });
  const bulkOf = useBulkActs(companyClient, { texts: 'companies', run: acts.run, namesOf: linked.namesOf });
  return { ...acts, bulkOf };
}

/** The menu of a row. Editing and choosing are done in the drawer. */
export function useRowActions(
  hrefOf: (row: ClientCompany) => string,
  menuOf: (row: ClientCompany) => Action[],
): (row: ClientCompany) => Action[] {
  const open = useOpenAction(hrefOf);
  return (row) => {
    const [first, ...others] = menuOf(row).filter(({ key }) => !isFormAction(key));
    return [open(row), ...(first ? [{ ...first, startsGroup: true }, ...others] : [])];
  };
}
