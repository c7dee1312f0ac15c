import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { profileClient } from './profile.api.ts';

/** Shows one's profile to companies, or hides it, with the way back. Whatever else of it has changed meanwhile, this is what is wanted. */
export function useVisibility() {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  /** What was asked for and is not yet answered. */
  const [wanted, setWanted] = useState<boolean>();
  const send = async (id: string, isShown: boolean) => {
    const address = isShown ? 'POST /api/profiles/:id/show' : 'POST /api/profiles/:id/hide';
    const after = await call(address, { params: { id }, body: {} });
    client.setQueryData(profileClient.one(id).queryKey, after);
    profileClient.refresh(client);
  };
  const set = async ({ id }: { id: string }, isShown: boolean): Promise<void> => {
    setWanted(isShown);
    try {
      await send(id, isShown);
      // Said where any screen can read it: a home shows a hidden profile too.
      toast.undoable(t(`words.profile.event.${isShown ? 'show' : 'hide'}`), () => send(id, !isShown));
    } catch (failure) {
      toast.failed(failure);
    } finally {
      setWanted(undefined);
    }
  };
  return { set, wanted };
}
