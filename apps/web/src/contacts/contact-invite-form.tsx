import { ContactInvite } from '@jalon/domain/contacts/contact';
import { TextInput } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from '../organisation/organisation.module.css';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { PlaceFields } from './contact-fields.tsx';
import { contactClient } from './contacts.api.ts';

type InviteFormProps = {
  /** Tells the drawer how to drop what closing would keep. */
  draft: RefObject<(() => void) | undefined>;
  onClose: () => void;
  onLeave: () => void;
};

export function ContactInviteForm({ draft, onClose, onLeave }: InviteFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = contactClient.useCreate();
  // One key per opening: pressing twice, or again after a silence, makes one contact.
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(ContactInvite, {
    initial: { firstName: '', lastName: '', email: '', job: '', roleId: '', divisionIds: [] },
    draft: 'contacts.invite',
    onSubmit: async (body) => {
      const { email } = await mutateAsync({ body, key });
      toast.done(t('organisation.contacts.invited', { email }));
      onClose();
    },
  });
  useEffect(() => {
    draft.current = form.isDirty ? form.forgetDraft : undefined;
  });
  const common = { required: true, autoComplete: 'off' } as const;
  return (
    <SchemaFormFrame form={form} submitLabel={t('organisation.contacts.send')} onCancel={onLeave}>
      <div className={classes.pair}>
        <TextInput label={t('organisation.contacts.firstName')} data-autofocus {...common} {...form.field('firstName')} />
        <TextInput label={t('organisation.contacts.lastName')} {...common} {...form.field('lastName')} />
      </div>
      <TextInput label={t('organisation.contacts.email')} type="email" inputMode="email" {...common} {...form.field('email')} />
      <PlaceFields field={form.field} />
    </SchemaFormFrame>
  );
}
