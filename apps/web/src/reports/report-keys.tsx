import { useTexts } from '../core/i18n.ts';
import { KeyLegend } from '../ui/key-legend.tsx';

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
  return <KeyLegend keys={keys} all={t('reports.keys.all')} />;
}
