import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './contact-columns.tsx';
import { ContactInviteForm } from './contact-invite-form.tsx';
import { ContactOpen } from './contact-open.tsx';
import { contactQuery } from './contacts.api.ts';

/** `?contact=new` invites somebody, `?contact=<id>` opens one: the drawer has an address like any page. */
export function ContactDrawer() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const toast = useToast();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('contact');
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isDirty = useRef(false);
  const draft = useRef<() => void>(undefined);
  const { data: contact } = useQuery({ ...contactQuery(shown ?? ''), enabled: shown !== null && shown !== 'new' });

  const close = () => {
    isDirty.current = false;
    setParameters(
      (now) => {
        now.delete('contact');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const leave = async () => {
    const question = {
      title: t('table.discardTitle'),
      text: t('table.discardText'),
      confirm: t('table.discard'),
      cancel: t('table.keepEditing'),
      isDanger: true,
    };
    const isLeaving = !isDirty.current || (await confirm(question));
    if (shown === 'new' && draft.current) toast.offering(t('table.draftKept'), { label: t('table.deleteDraft'), run: draft.current });
    if (isLeaving) close();
    return isLeaving;
  };
  return (
    <SideDrawer
      title={shown === 'new' ? t('organisation.contacts.invite') : contact ? nameOf(contact) : t('organisation.contacts.contact')}
      isOpen={wanted !== null}
      onClose={leave}
      onClosed={() => setShown(null)}
    >
      {shown === 'new' && <ContactInviteForm draft={draft} onClose={close} onLeave={leave} />}
      {shown && shown !== 'new' && <ContactOpen key={shown} id={shown} isDirty={isDirty} onClose={close} onLeave={leave} />}
    </SideDrawer>
  );
}
