import type { ImportLook } from '@jalon/domain/imports/import-api';
import { type ImportField, importFields, type Mapping, requiredFields } from '@jalon/domain/imports/import-fields';
import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Chosen } from './imports.api.ts';
import classes from './imports.module.css';
import { StepFoot } from './step-foot.tsx';

type ImportColumnsProps = {
  chosen: Chosen;
  look: ImportLook;
  mapping: Mapping;
  isBusy: boolean;
  error: string | undefined;
  onBack: () => void;
  onCheck: (mapping: Mapping) => void;
};

/** Which column each field is read from, with what it holds. */
export function ImportColumns({ chosen: { kind }, look, mapping: first, isBusy, error, onBack, onCheck }: ImportColumnsProps) {
  const { t } = useTexts();
  const list = useId();
  const [mapping, setMapping] = useState(first);
  const missing = requiredFields[kind].filter((field) => mapping[field] === undefined);
  const titles = look.columns.map(({ title }, at) => title || t('imports.unnamed', { number: at + 1 }));
  const options = [{ value: '', label: t('imports.noColumn') }, ...titles.map((label, at) => ({ value: String(at), label }))];
  const pick = (field: ImportField, value: string) => {
    const { [field]: _, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [field]: Number(value) });
  };
  return (
    <div className={classes.stack}>
      <div>
        <h2 className={classes.title}>{t('imports.mappingTitle')}</h2>
        <p className={classes.hint}>
          {t('imports.rows', { count: look.rows })} · {t(`imports.mappingHint.${kind}`)}
        </p>
      </div>
      <ul className={classes.fields} aria-label={t('imports.mappingTable')}>
        {importFields[kind].map((field) => {
          const column = mapping[field];
          const example = column === undefined ? undefined : look.columns[column]?.examples[0];
          return (
            <li key={field} className={classes.field} data-unset={column === undefined || undefined}>
              <NativeSelect
                label={t(`imports.field.${field}`)}
                required={requiredFields[kind].includes(field)}
                data={options}
                value={column === undefined ? '' : String(column)}
                onChange={({ currentTarget: { value } }) => pick(field, value)}
                aria-describedby={example ? `${list}-${field}` : undefined}
              />
              <span id={`${list}-${field}`} className={classes.example}>
                {example}
              </span>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p className={classes.refusal} role="status">
          {t('imports.missing', { fields: missing.map((field) => t(`imports.field.${field}`)).join(', ') })}
        </p>
      )}
      <StepFoot error={error} ways={[{ label: t('imports.chooseOther'), run: onBack }]}>
        <Button loading={isBusy} disabled={missing.length > 0} onClick={() => onCheck(mapping)}>
          {t('imports.check')}
        </Button>
      </StepFoot>
    </div>
  );
}
