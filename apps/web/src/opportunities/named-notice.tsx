import { withoutNames } from '@jalon/domain/opportunities/anonymity';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

/** Said while one types: what gives an anonymous need away, with other words for it. */
export function NamedNotice({ state: { form, named } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { description } = form.values;
  const words = t('needs.form.replacement');
  const replaced = withoutNames(description, named, words);
  return (
    <div role="status">
      {named.length > 0 && (
        <div className={classes.named}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <p>{t('needs.form.named', { names: named.join(', ') })}</p>
          {replaced !== description && (
            <Button variant="default" size="compact-sm" onClick={() => form.set('description', replaced)}>
              {t('needs.form.replace', { words })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
