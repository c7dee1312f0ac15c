import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import classes from './restored-notice.module.css';
import type { SchemaForm } from './schema-form.ts';

/** That a form holds what was typed before, with the way to start over. */
export function RestoredNotice({ form: { restored, startOver } }: { form: Pick<SchemaForm, 'restored' | 'startOver'> }) {
  const { t } = useTexts();
  if (!restored) return null;
  return (
    <p className={classes.notice} role="status">
      {t(restored === 'draft' ? 'table.draftRestored' : 'table.unsentRestored')}
      <Button variant="subtle" size="compact-sm" onClick={startOver}>
        {t('table.discardDraft')}
      </Button>
    </p>
  );
}
