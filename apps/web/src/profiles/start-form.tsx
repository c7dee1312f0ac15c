import { profileFlow } from '@jalon/domain/profiles/profile';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { profileClient } from './profile.api.ts';
import shared from './shared.module.css';
import classes from './start-form.module.css';

/** For those the operator has entered: a profile begins with its title. */
export function StartForm() {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = profileClient.useCreate();
  const key = useRef(crypto.randomUUID());
  const form = useSchemaForm(profileFlow.create.input, {
    initial: { title: '' },
    draft: 'profile start',
    onSubmit: async (body) => {
      await mutateAsync({ body, key: key.current });
      toast.done(t('profile.saved'));
    },
  });
  return (
    <form {...form.props} className={classes.start}>
      <h2>{t('profile.none.title')}</h2>
      <p className={shared.note}>{t('profile.none.text')}</p>
      <TextInput label={t('profile.field.title')} maxLength={50} required {...form.field('title')} />
      {form.failure && (
        <p role="alert" className={classes.wrong}>
          {form.failure}
        </p>
      )}
      <Button type="submit" loading={form.isSending}>
        {t('profile.none.start')}
      </Button>
    </form>
  );
}
