import { contractListing } from '@jalon/domain/contracts/contract';
import { isType } from '@jalon/domain/core/actor';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { commercialFilter, companyFilter } from '../portfolios/portfolios.api.ts';
import { TableBar } from '../ui/table-bar.tsx';
import type { Filter } from '../ui/table-column.ts';
import { useTableState } from '../ui/use-table-state.ts';

/** What the staff look for among the contracts: a name, a number, a client, a project; of which type, whose, ending when. */
export function ContractToolbar() {
  const { t } = useTexts();
  const isAdmin = isType(useUser(), 'Admin');
  const state = useTableState(contractListing);
  const types = contractTypes.map((value) => ({ value, label: t(`words.contract.value.type.${value}`) }));
  const filters: Filter[] = [
    { kind: 'several', key: 'ofType', label: t('contracts.filter.type'), options: types },
    { kind: 'found', key: 'companyId', label: t('contracts.column.company'), ...companyFilter },
    ...(isAdmin ? [{ kind: 'found' as const, key: 'commercialId', label: t('contracts.filter.commercial'), ...commercialFilter }] : []),
    { kind: 'range', of: 'date', key: 'ends', label: t('contracts.filter.ends') },
  ];
  return <TableBar search={t('contracts.filter.search')} {...{ state, filters }} />;
}
