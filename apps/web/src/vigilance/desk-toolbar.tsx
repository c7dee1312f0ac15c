import { isType } from '@jalon/domain/core/actor';
import { deskTypes } from '@jalon/domain/vigilance/vigilance';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { commercialFilter, companyFilter } from '../portfolios/portfolios.api.ts';
import { TableBar } from '../ui/table-bar.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { deskListing } from './desk-asked.ts';

/** What the desk is searched and narrowed by: a name, a document, a client, and for administrators whose client it is. */
export default function DeskToolbar() {
  const { t } = useTexts();
  const isAdmin = isType(useUser(), 'Admin');
  const state = useTableState(deskListing);
  const types = deskTypes.map((value) => ({ value, label: t(`words.document.value.type.${value}`) }));
  return (
    <TableBar
      search={t('vigilance.search')}
      state={state}
      filters={[
        { key: 'type', label: t('vigilance.filter.type'), options: types, any: t('vigilance.filter.anyType') },
        { kind: 'found', key: 'companyId', label: t('vigilance.filter.company'), ...companyFilter },
        ...(isAdmin ? [{ kind: 'found' as const, key: 'commercialId', label: t('vigilance.filter.commercial'), ...commercialFilter }] : []),
      ]}
    />
  );
}
