import { type Contact, ContactPlace } from '@jalon/domain/contacts/contact';
import { useTexts } from '../core/i18n.ts';
import { refetchSession } from '../core/session.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { nameOf } from './contact-columns.tsx';
import { PlaceFields } from './contact-fields.tsx';
import { contactClient } from './contacts.api.ts';

type EditFormProps = {
  /** As it was when the form opened. */
  contact: Contact;
  /** Starts the form again from what is there now. */
  onRestart: () => void;
  onClose: () => void;
  onLeave: () => void;
};

export function ContactEditForm({ contact, onRestart, onClose, onLeave }: EditFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = contactClient.useAct();
  const { job, role, divisions } = contact;
  const form = useSchemaForm(ContactPlace, {
    initial: { job: job ?? '', roleId: role?.id ?? '', divisionIds: divisions.map(({ id }) => id) },
    onSubmit: async (input) => {
      await mutateAsync({ row: contact, action: 'update', input });
      // The menu and the tabs follow one's own rights.
      if (contact.isSelf) void refetchSession();
      toast.done(t('organisation.contacts.saved', { name: nameOf(contact) }));
      onClose();
    },
  });
  useUnsaved(form.isDirty);
  const changed = { text: t('organisation.contacts.changedText'), reload: t('organisation.contacts.takeTheirs'), onReload: onRestart };
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onLeave} changed={changed}>
      <PlaceFields field={form.field} contact={contact} />
    </SchemaFormFrame>
  );
}
