import { useState } from 'react';
import { assertPicture } from '../core/picture-file.ts';
import { useToast } from './toast.tsx';

type Options = {
  /** Where the present one is, to be put back when its removal is undone. */
  address: string | null;
  put: (file: Blob) => Promise<void>;
  remove: () => Promise<void>;
  words: { saved: string; removed: string };
};

/** Sends a picture or removes it, and says how it went. */
export function usePictureFile({ address, put, remove, words }: Options) {
  const toast = useToast();
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
  return {
    isSending,
    send: (file: Blob) =>
      attempt(async () => {
        assertPicture(file);
        await put(file);
        toast.done(words.saved);
      }),
    remove: () =>
      attempt(async () => {
        // Kept in hand, so that it can be put back.
        const old = address ? await fetch(address).then((answer) => (answer.ok ? answer.blob() : undefined)) : undefined;
        await remove();
        if (old) toast.undoable(words.removed, () => put(old));
        else toast.done(words.removed);
      }),
  };
}
