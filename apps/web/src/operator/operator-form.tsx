import { type OperatorSection, type OperatorSetting, operatorSections } from '@jalon/domain/operator/operator';
import { type ManagedOperator, OperatorUpdate } from '@jalon/domain/operator/operator-schema';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { operatorQuery, saveOperator, useOperatorChanged } from './operator.api.ts';
import classes from './operator.module.css';
import { OperatorField } from './operator-field.tsx';

const texts: readonly OperatorSetting[] = [
  ...(['name', 'contactEmail', 'contactPhone', 'address', 'legalForm', 'siren', 'vatNumber', 'timeZone'] as const),
];
const emptyOf = (name: OperatorSetting) => (texts.includes(name) ? '' : null);

type Values = Omit<OperatorUpdate, 'version'>;
const valuesOf = (section: OperatorSection, { choices }: ManagedOperator): Values =>
  Object.fromEntries(operatorSections[section].map((name) => [name, choices[name] ?? emptyOf(name)]));

type OperatorFormProps = {
  section: OperatorSection;
  operator: ManagedOperator;
  onUnsaved: (section: OperatorSection, isUnsaved: boolean) => void;
};

/** One section: what is left empty is as the default has it. */
export function OperatorForm({ section, operator, onUnsaved }: OperatorFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const changed = useOperatorChanged();
  const names: readonly OperatorSetting[] = operatorSections[section];
  const start = { ...valuesOf(section, operator), version: operator.version };
  const form = useSchemaForm(OperatorUpdate, {
    initial: start,
    about: section,
    onSubmit: async (body) => {
      take(await saveOperator(body));
    },
  });
  const told = (values: Values) => JSON.stringify(names.map((name) => values[name]));
  const isUnsaved = told(form.values) !== told(start);
  useEffect(() => onUnsaved(section, isUnsaved), [onUnsaved, section, isUnsaved]);
  const begin = (from = operator) => {
    const values = { ...valuesOf(section, from), version: from.version };
    for (const name of [...names, 'version'] as const) form.set(name, values[name]);
  };
  /** What was saved here is shown as the server has made it. */
  function take(saved: ManagedOperator): void {
    begin(saved);
    changed(saved);
    toast.done(t('operator.saved'));
  }
  // Saved by another section, or elsewhere; what is being written here stays, and goes on from the version that is there.
  const former = useRef<Values>(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server
  useEffect(() => {
    const isUntouched = told(form.values) === told(former.current);
    former.current = start;
    if (form.values.version === operator.version) return;
    if (isUntouched) begin();
    else form.set('version', operator.version);
  }, [operator.version]);
  const reset = async () => {
    const body = { ...Object.fromEntries(names.map((name) => [name, emptyOf(name)])), version: operator.version };
    try {
      take(await saveOperator(body));
    } catch (error) {
      toast.failed(error);
    }
  };
  const hasChoices = names.some((name) => operator.choices[name] !== null);
  return (
    <SchemaFormFrame
      form={form}
      submitLabel={t('common.save')}
      onCancel={() => begin()}
      changed={{ text: t('operator.changed'), reload: t('operator.reload'), onReload: () => void client.invalidateQueries(operatorQuery) }}
      aside={
        hasChoices && (
          <Button variant="subtle" color="gray" onClick={() => void reset()}>
            {t('operator.reset')}
          </Button>
        )
      }
    >
      <div className={classes.fields}>
        {names.map((name) => (
          <OperatorField key={name} name={name} form={form} value={operator.defaults[name]} />
        ))}
      </div>
    </SchemaFormFrame>
  );
}
