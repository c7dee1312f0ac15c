import { useTexts } from '../core/i18n.ts';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the menus, to the `main` with the id "content". */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a href="#content" className={classes.link}>
      {t('shell.skip')}
    </a>
  );
}
