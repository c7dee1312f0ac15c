import { maritalStatuses } from '@jalon/domain/administrative/administrative-file';
import type { FileInput, OwnFile } from '@jalon/domain/administrative/administrative-schema';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangedMeanwhile } from '../account/changed-meanwhile.tsx';
import { CallError, call } from '../core/call.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { ownFileQuery } from './administrative.api.ts';
import classes from './administrative.module.css';

const rules = async () => (await import('@jalon/domain/administrative/administrative-schema')).FileInput;

/** The account number is not among what is shown: only another one is typed. Left out it is kept; empty, which only a button says, it goes. */
const valuesOf = ({ birthDate, birthPlace, nationality, maritalStatus, accountHolder, version }: OwnFile): FileInput => ({
  ...{ birthDate, birthPlace, nationality, maritalStatus, accountHolder, iban: undefined, version },
});
const currentIn = (error: unknown): OwnFile | undefined =>
  error instanceof CallError && error.code === 'record.changed' ? (error.details.current as OwnFile) : undefined;

export function FileForm({ file }: { file: OwnFile }) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { data: countries = [] } = useQuery(choicesQuery('countries'));
  const [start, setStart] = useState(file);
  const [theirs, setTheirs] = useState<OwnFile>();
  const form = useSchemaForm(rules, {
    initial: valuesOf(start),
    onSubmit: async (body) => {
      try {
        const saved = await call('PUT /api/administrative-file', { body });
        client.setQueryData(ownFileQuery.queryKey, saved);
        fill(saved);
        toast.done(t('administrative.saved'));
      } catch (error) {
        const current = currentIn(error);
        if (!current) throw error;
        setTheirs(current);
      }
    },
  });
  // Nothing of it is kept by the browser: left, it would have to be typed again.
  useLeaveGuard(form.isDirty, 'tab');
  function fill(from: OwnFile): void {
    const values = valuesOf(from);
    for (const name of Object.keys(values) as (keyof FileInput)[]) form.set(name, values[name]);
    setStart(from);
    setTheirs(undefined);
  }
  const keepMine = async () => {
    if (theirs) form.set('version', theirs.version);
    setTheirs(undefined);
    await form.submit();
  };
  const chosen = (name: 'nationality' | 'maritalStatus') => ({
    ...form.field(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => form.set(name, currentTarget.value || null),
  });
  const ibanText =
    form.values.iban === ''
      ? t('administrative.ibanRemoved')
      : start.maskedIban
        ? t('administrative.ibanKept', { iban: start.maskedIban })
        : t('administrative.ibanHint');
  const none = { value: '', label: t('administrative.untold') };
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={form.startOver}>
      {theirs && <ChangedMeanwhile onTakeTheirs={() => fill(theirs)} onKeepMine={() => void keepMine()} />}
      <fieldset className={classes.group}>
        <legend>{t('administrative.civil')}</legend>
        <DateField label={t('administrative.birthDate')} {...form.field('birthDate')} onChange={(day) => form.set('birthDate', day)} />
        <TextInput label={t('administrative.birthPlace')} placeholder={t('administrative.birthPlaceHint')} {...form.field('birthPlace')} />
        <NativeSelect
          label={t('administrative.nationality')}
          {...chosen('nationality')}
          data={[none, ...countries.map(({ id, value }) => ({ value: id, label: value }))]}
        />
        <NativeSelect
          label={t('administrative.maritalStatus')}
          {...chosen('maritalStatus')}
          data={[none, ...maritalStatuses.map((value) => ({ value, label: t(`administrative.marital.${value}`) }))]}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('administrative.bank')}</legend>
        <TextInput label={t('administrative.accountHolder')} autoComplete="off" {...form.field('accountHolder')} />
        <div>
          <TextInput
            label={t('administrative.iban')}
            description={ibanText}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            {...form.field('iban')}
            onChange={({ currentTarget }) => form.set('iban', currentTarget.value || undefined)}
          />
          {start.maskedIban && form.values.iban === undefined && (
            <Button variant="subtle" color="gray" size="compact-sm" className={classes.removal ?? ''} onClick={() => form.set('iban', '')}>
              {t('administrative.ibanRemove')}
            </Button>
          )}
        </div>
      </fieldset>
    </SchemaFormFrame>
  );
}
