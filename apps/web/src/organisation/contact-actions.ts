import type { ContactAct } from '@jalon/domain/contacts/contact';
import type { Contact } from '@jalon/domain/contacts/contact-schema';
import { IconCircleCheck, IconCircleOff, IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './contact-columns.tsx';
import { useActOnContact, useDeleteContact } from './contacts.api.ts';

const icons = { resend: IconMail, disable: IconCircleOff, activate: IconCircleCheck, delete: IconTrash };
const opposite: Record<ContactAct, ContactAct> = { disable: 'activate', activate: 'disable' };
const past = { disable: 'disabled', activate: 'activated' } as const;
type Done = keyof typeof icons;

/** Does to a contact what its `actions` offer, and says so. What can be taken back is offered back; what cannot is asked first. */
export function useContactAct(): (contact: Contact, action: Done) => Promise<void> {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync: act } = useActOnContact();
  const { mutateAsync: remove } = useDeleteContact();
  return useCallback(
    async (contact, action) => {
      const { id, email, state, invitation } = contact;
      const name = nameOf(contact);
      const run = async () => {
        if (action === 'delete') {
          await remove(id);
          toast.done(t('organisation.contacts.deleted', { name }));
          return;
        }
        await act({ id, action });
        if (action === 'resend') return toast.done(t('organisation.contacts.resent', { email }));
        toast.undoable(
          t(`organisation.contacts.${past[action]}`, { name }),
          async () => void (await act({ id, action: opposite[action] })),
        );
      };
      const isSure =
        action !== 'delete' ||
        (await confirm({
          title: t('organisation.contacts.deleteTitle', { name }),
          text: t(
            invitation && invitation !== 'open'
              ? 'organisation.contacts.deleteEndedText'
              : state === 'none'
                ? 'organisation.contacts.deleteInvitedText'
                : 'organisation.contacts.deleteText',
          ),
          confirm: t('organisation.contacts.action.delete'),
          isDanger: true,
          typed: email,
        }));
      if (isSure) await run().catch(toast.failed);
    },
    [t, toast, confirm, act, remove],
  );
}

/** The menu of a row: what its `actions` say, nothing more. */
export function useContactActions(hrefOf: (row: Contact) => string): (row: Contact) => Action[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const act = useContactAct();
  return useCallback(
    (row) => {
      const open: Action = {
        key: 'edit',
        label: t(row.actions.includes('edit') ? 'organisation.contacts.action.edit' : 'table.open'),
        icon: IconPencil,
        run: () => navigate(hrefOf(row), { preventScrollReset: true }),
      };
      const acts = (Object.keys(icons) as Done[])
        .filter((action) => row.actions.includes(action))
        .map(
          (action): Action => ({
            key: action,
            label: t(`organisation.contacts.action.${action}`),
            icon: icons[action],
            run: () => void act(row, action),
            startsGroup: true,
            isDanger: action === 'delete',
          }),
        );
      return [open, ...acts];
    },
    [t, navigate, hrefOf, act],
  );
}
