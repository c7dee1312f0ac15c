import { type Contact, ContactPlace } from '@jalon/domain/contacts/contact';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTexts } from '../core/i18n.ts';
import { refetchSession } from '../core/session.ts';
import { ChangedNotice, useChange } from '../ui/changed-notice.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './contact-columns.tsx';
import { PlaceFields } from './contact-fields.tsx';
import { contactClient } from './contacts.api.ts';

type EditFormProps = {
  /** As it was when the form opened. */
  contact: Contact;
  /** Starts the form again from what is there now. */
  onRestart: () => void;
  /** Tells the drawer whether closing would lose something. */
  isDirty: RefObject<boolean>;
  onClose: () => void;
  onLeave: () => void;
  /** At the other end of the foot. */
  aside: ReactNode;
};

export function ContactEditForm({ contact, onRestart, isDirty, onClose, onLeave, aside }: EditFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = contactClient.useAct();
  const { change, watch } = useChange();
  const { job, role, divisions } = contact;
  const form = useSchemaForm(ContactPlace, {
    initial: { job: job ?? '', roleId: role?.id ?? '', divisionIds: divisions.map(({ id }) => id) },
    onSubmit: (input) =>
      watch(async () => {
        await mutateAsync({ row: contact, action: 'update', input });
        // The menu and the tabs follow one's own rights.
        if (contact.isSelf) void refetchSession();
        toast.done(t('organisation.contacts.saved', { name: nameOf(contact) }));
        onClose();
      }),
  });
  useEffect(() => {
    isDirty.current = form.isDirty;
  }, [isDirty, form.isDirty]);

  if (change)
    return (
      <ChangedNotice
        change={change}
        text={t('organisation.contacts.changedText')}
        reload={t('organisation.contacts.takeTheirs')}
        onReload={onRestart}
      />
    );
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onLeave} aside={aside}>
      <PlaceFields field={form.field} contact={contact} />
    </SchemaFormFrame>
  );
}
