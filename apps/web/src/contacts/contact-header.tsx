import type { Contact } from '@jalon/domain/contacts/contact';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { ContactState, nameOf } from './contact-columns.tsx';
import { useContactActs } from './use-contact-acts.ts';

type HeaderProps = {
  contact: Contact;
  /** As the form below started from: what it offers stays the same meanwhile. */
  start: Contact;
  onLeave: () => Promise<boolean>;
};

const primary = ['resend', 'activate'] as const;
const beside = ['disable'] as const;

/** Who somebody is in the company. What is done here closes the form below first, because it starts from an older version. */
export function ContactHeader({ contact, start, onLeave }: HeaderProps) {
  const { t } = useTexts();
  const { menuOf, dialog } = useContactActs();
  const { job, email, signedInAt } = contact;
  const actions = menuOf({ ...contact, actions: start.actions })
    .filter(({ key }) => key !== 'update')
    .map((action) => ({
      ...action,
      run: async () => {
        if (await onLeave()) action.run();
      },
    }));
  return (
    <>
      <RecordHeader
        face={<PersonFace person={contact} size={56} />}
        name={nameOf(contact)}
        title={job ?? email}
        chips={<ContactState contact={contact} isChip />}
        figures={[
          { name: t('organisation.contacts.column.role'), value: contact.role?.label ?? t('organisation.contacts.noRole') },
          {
            name: t('organisation.contacts.column.signedInAt'),
            value: signedInAt ? <RelativeTime iso={signedInAt} /> : t('organisation.contacts.never'),
          },
        ]}
        {...{ actions, primary, beside }}
      />
      {dialog}
    </>
  );
}
