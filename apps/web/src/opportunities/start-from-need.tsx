import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { SearchSelect } from '../ui/search-select.tsx';
import classes from './need-form.module.css';
import { useNeedHrefs } from './need-hrefs.ts';
import { findNeeds } from './opportunities.api.ts';

/** Another need as a beginning. */
export function StartFromNeed() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  return (
    <div className={classes.start}>
      <SearchSelect
        aria-label={t('needs.form.existing')}
        placeholder={t('needs.form.existing')}
        chosen={undefined}
        find={findNeeds}
        words={{ none: t('needs.form.existingNone') }}
        onChoose={(option) => option && void navigate(hrefs.copy(option.id))}
      />
    </div>
  );
}
