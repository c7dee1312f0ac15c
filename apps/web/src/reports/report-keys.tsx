import { Kbd } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import classes from './report-keys.module.css';

/** The keys of the list, at its foot. */
export function ReportKeys() {
  const { t } = useTexts();
  const keys = [
    { keys: ['J', 'K'], label: t('reports.keys.walk') },
    { keys: [t('reports.keys.space')], label: t('reports.keys.open') },
    { keys: ['X'], label: t('reports.keys.tick') },
    { keys: ['V'], label: t('reports.keys.validate') },
    { keys: ['R'], label: t('reports.keys.reject') },
  ];
  return (
    <footer className={classes.keys}>
      {keys.map(({ keys: those, label }) => (
        <span key={label}>
          {those.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          {label}
        </span>
      ))}
      <button type="button" onClick={() => showOverlay('shortcuts')}>
        <Kbd size="xs">?</Kbd>
        {t('reports.keys.all')}
      </button>
    </footer>
  );
}
