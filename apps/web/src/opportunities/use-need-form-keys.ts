import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import type { NeedFormState } from './use-need-form.ts';

/** A list of choices or a dialog takes Escape for itself; one that is a popover is there before it is open. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('[role="dialog"]:not([popover]), [popover]:popover-open') !== null ||
  (target instanceof Element && target.closest('[aria-expanded="true"]') !== null);

/** Ctrl+Enter posts or saves, Ctrl+S says that the draft is kept, Escape leaves: where something was typed it asks first, and the draft stays. */
export function useNeedFormKeys({ form, send, mayPost, leaveHref }: NeedFormState): void {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const leave = async () => {
    const words = { title: t('needs.form.leaveTitle'), text: t('needs.form.leaveText'), confirm: t('needs.form.leave') };
    if (form.isDirty && !(await confirm({ ...words, cancel: t('table.keepEditing') }))) return;
    void navigate(leaveHref);
  };
  useEffect(() => {
    // Judged before what is open hears of the key: a list of choices has closed by the time it comes here.
    let isForOthers = false;
    const judge = (event: KeyboardEvent) => {
      isForOthers = isTaken(event);
    };
    const listen = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const isOurs = !isForOthers && !event.defaultPrevented;
      if (isCommand && event.key === 'Enter' && !form.isSending && isOurs) void send(mayPost ? 'post' : 'keep');
      else if (isCommand && event.key === 's') toast.done(t('table.draftKept'));
      else if (event.key === 'Escape' && isOurs) void leave();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', judge, true);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', judge, true);
      document.removeEventListener('keydown', listen);
    };
  });
}
