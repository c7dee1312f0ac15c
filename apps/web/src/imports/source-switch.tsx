import { importSources } from '@jalon/domain/imports/import';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import classes from './imports.module.css';

type Source = (typeof importSources)[number];

/** A file, or the external tool. */
export function SourceSwitch({ source, onPick }: { source: Source; onPick: (source: Source) => void }) {
  const { t } = useTexts();
  const label = t('imports.sourceLabel');
  return (
    <div className={classes.kind}>
      <span className={classes.label}>{label}</span>
      <ChoiceSwitch
        {...{ label, value: source, onPick }}
        options={importSources.map((value) => ({ value, label: t(`imports.source.${value}`) }))}
      />
    </div>
  );
}
