import { IconDeviceFloppy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './need-form.module.css';

/** When what was typed was last kept, which it is at every change. */
export function DraftTime({ values, isDirty }: { values: unknown; isDirty: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last change
  const at = useMemo(() => new Date().toISOString(), [values]);
  if (!isDirty) return null;
  return (
    <span className={classes.kept}>
      <IconDeviceFloppy size={14} stroke={1.6} aria-hidden />
      {t('needs.form.draftAt', { time: format.time(at) })}
    </span>
  );
}
