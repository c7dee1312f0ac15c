import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuChoices } from '../ui/menu.tsx';
import type { TableState } from '../ui/use-table-state.ts';
import classes from './offer-list.module.css';

const { sorts } = opportunityListing;

/** The newest first; what starts first, first; titles from A on. */
export function SortMenu({ state }: { state: TableState }) {
  const { t } = useTexts();
  const current = sorts.find((sort) => sort === state.query.sort) ?? sorts[0];
  return (
    <Menu
      button={(props) => (
        <button type="button" className={classes.sorter} {...props}>
          <IconArrowsSort size={14} stroke={1.6} />
          {t(`offers.sorts.${current}`)}
          <IconChevronDown size={14} stroke={1.6} />
        </button>
      )}
    >
      <MenuChoices
        label={t('offers.sort')}
        value={current}
        options={sorts.map((value) => ({ value, label: t(`offers.sorts.${value}`) }))}
        onPick={(sort) => state.change({ sort, dir: sort === 'newest' ? 'desc' : 'asc' })}
      />
    </Menu>
  );
}
