import { contractVariables, unknownVariables } from '@jalon/domain/contracts/contract-text';
import { useTexts } from '../core/i18n.ts';
import { RichTextField } from '../ui/rich-text-field.tsx';
import type { FieldProps } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import classes from './contract-form.module.css';

/** A form that has a text: of a contract, or of a model. */
type TextForm = { values: { text?: unknown }; field: (name: 'text') => FieldProps };

/** The text, with the names that stand for values until it is sent. */
export function TextFields({ form }: { form: TextForm }) {
  const { t } = useTexts();
  const toast = useToast();
  const unknown = unknownVariables(String(form.values.text));
  const copy = (name: string) => {
    const written = `{{${name}}}`;
    void navigator.clipboard?.writeText(written).then(
      () => toast.done(t('contracts.form.copied', { name: written })),
      () => undefined,
    );
  };
  return (
    <div className={classes.stack}>
      <RichTextField label={t('words.contract.field.text')} required {...form.field('text')} />
      {unknown.length > 0 && (
        <p className={classes.warning} role="status">
          {t('contracts.form.unknown', { names: unknown.join(', ') })}
        </p>
      )}
      <details className={classes.variables}>
        <summary>{t('contracts.form.variables')}</summary>
        <p className={classes.hint}>{t('contracts.form.variablesText')}</p>
        <ul>
          {contractVariables.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => copy(name)}>
                <code>{`{{${name}}}`}</code>
                <span>{t(`contracts.variable.${name}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
