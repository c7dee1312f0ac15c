import { pictureRules } from '@jalon/domain/accounts/own-account';
import type { User } from '@jalon/domain/core/actor';
import { useState } from 'react';
import { CallError, call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useAccountChanged } from './account.api.ts';
import { pictureOf } from './user-avatar.tsx';

/** What the server would refuse anyway is told before it is sent. */
function refusalOf({ type, size }: Blob): CallError | undefined {
  if (size > pictureRules.maxBytes) return new CallError(413, 'file.tooLarge');
  const isKnown = pictureRules.types.some((known) => known === type);
  return isKnown ? undefined : new CallError(422, 'file.notAnImage');
}

export function usePicture(user: User) {
  const { t } = useTexts();
  const toast = useToast();
  const changed = useAccountChanged();
  const [isSending, setSending] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setSending(true);
    try {
      await work();
    } catch (error) {
      toast.failed(error);
    } finally {
      setSending(false);
    }
  };
  const put = async (file: Blob) => changed(await call('PUT /api/account/picture', { file }));

  const send = (file: Blob) =>
    attempt(async () => {
      const refusal = refusalOf(file);
      if (refusal) throw refusal;
      await put(file);
      toast.done(t('account.picture.saved'));
    });
  const remove = () =>
    attempt(async () => {
      // Kept in hand, so that it can be put back.
      const address = pictureOf(user);
      const old = address ? await fetch(address).then((answer) => (answer.ok ? answer.blob() : undefined)) : undefined;
      await changed(await call('DELETE /api/account/picture', {}));
      if (old) toast.undoable(t('account.picture.removed'), () => put(old));
      else toast.done(t('account.picture.removed'));
    });
  return { send, remove, isSending };
}
