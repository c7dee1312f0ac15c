import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useRecordDrawer } from '../ui/use-record-drawer.ts';
import { nameOf } from './contact-columns.tsx';
import { ContactInviteForm } from './contact-invite-form.tsx';
import { ContactOpen } from './contact-open.tsx';
import { contactClient } from './contacts.api.ts';

/** Invites somebody, or opens one of the contacts. */
export default function ContactDrawer() {
  const { t } = useTexts();
  const { id, isNew, draft, close, leave, frame } = useRecordDrawer('contact');
  const { data: contact } = useQuery({ ...contactClient.one(id ?? ''), enabled: id !== null });
  const title = isNew ? t('organisation.contacts.invite') : contact ? nameOf(contact) : t('organisation.contacts.contact');
  return (
    <SideDrawer title={title} {...frame}>
      {isNew && <ContactInviteForm draft={draft} onClose={close} onLeave={leave} />}
      {id && <ContactOpen key={id} id={id} onClose={close} onLeave={leave} />}
    </SideDrawer>
  );
}
