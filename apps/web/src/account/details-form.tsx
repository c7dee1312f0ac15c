import { civilities } from '@jalon/domain/accounts/own-account';
import type { OwnAccount, OwnAccountUpdate } from '@jalon/domain/accounts/own-account-schema';
import { isType } from '@jalon/domain/core/actor';
import { Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallError, call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useAccountChanged } from './account.api.ts';
import classes from './account.module.css';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

const rules = async () => (await import('@jalon/domain/accounts/own-account-schema')).OwnAccountUpdate;

const valuesOf = ({ civility, firstName, lastName, phone, job, version }: OwnAccount): OwnAccountUpdate => ({
  ...{ civility, firstName, lastName, phone, job, version },
});

/** What another window saved meanwhile, when that is why a save was refused. */
const currentIn = (error: unknown): OwnAccount | undefined =>
  error instanceof CallError && error.code === 'record.changed' ? (error.details.current as OwnAccount) : undefined;

/** `account` as it is when the form opens; what is saved later stays in the form. */
export function DetailsForm({ account }: { account: OwnAccount }) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const changed = useAccountChanged();
  const [start, setStart] = useState(account);
  const [theirs, setTheirs] = useState<OwnAccount>();
  const form = useSchemaForm(rules, {
    initial: valuesOf(start),
    onSubmit: async (body) => {
      try {
        const saved = await call('PUT /api/account', { body });
        fill(saved);
        await changed(saved);
        toast.done(t('account.details.saved'));
      } catch (error) {
        const current = currentIn(error);
        if (!current) throw error;
        setTheirs(current);
      }
    },
  });
  useLeaveGuard(form.isDirty && !form.isSending, 'tab');
  function fill(from: OwnAccount): void {
    const values = valuesOf(from);
    for (const name of Object.keys(values) as (keyof OwnAccountUpdate)[]) form.set(name, values[name]);
    setStart(from);
    setTheirs(undefined);
  }
  const keepMine = async () => {
    if (theirs) form.set('version', theirs.version);
    setTheirs(undefined);
    await form.submit();
  };

  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={form.startOver}>
      {theirs && <ChangedMeanwhile onTakeTheirs={() => fill(theirs)} onKeepMine={() => void keepMine()} />}
      <Radio.Group label={t('account.details.civility')} {...form.field('civility')}>
        <Group gap="8px 20px" pt={6}>
          {civilities.map((one) => (
            <Radio key={one} value={one} label={t(`words.account.value.civility.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      <div className={classes.pair}>
        <TextInput label={t('account.details.firstName')} required autoComplete="given-name" {...form.field('firstName')} />
        <TextInput label={t('account.details.lastName')} required autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <div className={classes.pair}>
        <TextInput label={t('account.details.phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        {isType(user, 'Company') && (
          <TextInput
            label={t('account.details.job')}
            description={t('account.details.jobHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="organization-title"
            {...form.field('job')}
          />
        )}
      </div>
    </SchemaFormFrame>
  );
}
