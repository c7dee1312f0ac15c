import { Contact, ContactUpdate } from '@jalon/domain/contacts/contact-schema';
import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { z } from 'zod';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './contact-columns.tsx';
import { PlaceFields } from './contact-fields.tsx';
import { useUpdateContact } from './contacts.api.ts';

const Conflict = z.object({ current: Contact, by: z.string().nullish() });
type Conflict = z.infer<typeof Conflict>;

/** What somebody else saved meanwhile, when that is why a save was refused. */
function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'record.changed') return undefined;
  return Conflict.safeParse(error.details).data;
}

type EditFormProps = {
  /** As it was when the form opened. */
  contact: Contact;
  /** Starts the form again from another version. */
  onRestart: (contact: Contact) => void;
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
  const { mutateAsync } = useUpdateContact(contact.id);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useSchemaForm(ContactUpdate, {
    initial: {
      job: contact.job ?? '',
      roleId: contact.role?.id ?? '',
      divisionIds: contact.divisions.map(({ id }) => id),
      version: contact.version,
    },
    onSubmit: async (body) => {
      try {
        toast.done(t('organisation.contacts.saved', { name: nameOf(await mutateAsync(body)) }));
        onClose();
      } catch (error) {
        const found = conflictIn(error);
        if (!found) throw error;
        setConflict(found);
      }
    },
  });
  useEffect(() => {
    isDirty.current = form.isDirty;
  }, [isDirty, form.isDirty]);

  if (conflict)
    return (
      <Alert
        role="alert"
        color="yellow"
        icon={<IconUsers size={18} />}
        title={conflict.by ? t('organisation.contacts.changedBy', { name: conflict.by }) : t('organisation.contacts.changed')}
      >
        <Stack gap="sm" align="flex-start">
          {t('organisation.contacts.changedText')}
          <Button onClick={() => onRestart(conflict.current)}>{t('organisation.contacts.takeTheirs')}</Button>
        </Stack>
      </Alert>
    );
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onLeave} aside={aside}>
      <PlaceFields field={form.field} contact={contact} />
    </SchemaFormFrame>
  );
}
