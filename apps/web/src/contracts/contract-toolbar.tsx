import { contractListing } from '@jalon/domain/contracts/contract';
import { isType } from '@jalon/domain/core/actor';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { findCommercials, findCompanies } from '../portfolios/portfolios.api.ts';
import { useOptions } from '../portfolios/use-options.ts';
import { TableBar } from '../ui/table-bar.tsx';
import type { Filter } from '../ui/table-column.ts';
import { useTableState } from '../ui/use-table-state.ts';

/** What the staff look for among the contracts: a name, a number, a client, a project; of which type, whose, ending when. */
export function ContractToolbar() {
  const { t } = useTexts();
  const isAdmin = isType(useUser(), 'Admin');
  const state = useTableState(contractListing);
  const companies = useOptions(findCompanies(''));
  const types = contractTypes.map((value) => ({ value, label: t(`words.contract.value.type.${value}`) }));
  const filters: Filter[] = [
    { kind: 'several', key: 'ofType', label: t('contracts.filter.type'), options: types },
    { kind: 'several', key: 'companyId', label: t('contracts.column.company'), options: companies },
    ...(isAdmin ? [{ kind: 'found' as const, key: 'commercialId', label: t('contracts.filter.commercial'), find: findCommercials }] : []),
    { kind: 'range', of: 'date', key: 'ends', label: t('contracts.filter.ends') },
  ];
  return <TableBar search={t('contracts.filter.search')} {...{ state, filters }} />;
}
