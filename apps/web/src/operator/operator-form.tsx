import { type OperatorSection, type OperatorSetting, operatorSections } from '@jalon/domain/operator/operator';
import { type ManagedOperator, OperatorUpdate } from '@jalon/domain/operator/operator-schema';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
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

/** One section: what is left empty is as the default has it. */
export function OperatorForm({ section, operator }: { section: OperatorSection; operator: ManagedOperator }) {
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
      changed(await saveOperator(body));
      toast.done(t('operator.saved'));
    },
  });
  const own = JSON.stringify(names.map((name) => form.values[name]));
  const isDirty = own !== JSON.stringify(names.map((name) => start[name]));
  useLeaveGuard(isDirty);
  const begin = () => {
    for (const name of [...names, 'version'] as const) form.set(name, start[name]);
  };
  // Saved here or by another section; what is being written here stays, and goes on from the version that is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server
  useEffect(() => {
    if (form.values.version === operator.version) return;
    form.set('version', operator.version);
    if (!form.isSending) begin();
  }, [operator.version]);
  const reset = async () => {
    const body = { ...Object.fromEntries(names.map((name) => [name, emptyOf(name)])), version: operator.version };
    try {
      changed(await saveOperator(body));
      toast.done(t('operator.saved'));
    } catch (error) {
      toast.failed(error);
    }
  };
  const hasChoices = names.some((name) => operator.choices[name] !== null);
  return (
    <SchemaFormFrame
      form={form}
      submitLabel={t('common.save')}
      onCancel={begin}
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
