import type { ReportRow } from '@jalon/domain/reports/report-row';
import { useTexts } from '../core/i18n.ts';
import { FilterSeveral } from '../ui/filter-several.tsx';
import { TableSearch } from '../ui/table-search.tsx';
import classes from './reports-screen.module.css';
import type { Filters } from './use-place.ts';

const kinds = ['unsold', 'more', 'absent', 'less'] as const;
const legend = ['planned', 'absent', 'more', 'unsold'] as const;
type FilterProps = { rows: readonly ReportRow[]; filters: Filters; onChange: (changes: Filters, isStep?: boolean) => void };

export function ReportFilters({ rows, filters, onChange }: FilterProps) {
  const { t } = useTexts();
  const projects = new Map(rows.map(({ about }) => [about.projectId, about.project.title]));
  const several = (name: 'project' | 'difference' | 'expenses', options: { value: string; label: string }[]) => (
    <FilterSeveral
      filter={{ kind: 'several', key: name, label: t(`reports.filter.${name}`), options }}
      value={filters[name]}
      onPick={(value, isPart) => onChange({ [name]: value }, !isPart)}
    />
  );
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <TableSearch label={t('reports.search')} value={filters.q ?? ''} onSearch={(q) => onChange({ q }, false)} />
      </div>
      {several(
        'project',
        [...projects].map(([value, label]) => ({ value, label })),
      )}
      {several('expenses', [{ value: 'yes', label: t('reports.withExpenses') }])}
      {several(
        'difference',
        kinds.map((value) => ({ value, label: t(`reports.kind.${value}`) })),
      )}
      <ul className={classes.legend}>
        {legend.map((mark) => (
          <li key={mark} data-mark={mark}>
            {t(`reports.legend.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
