import { chatRules } from '@jalon/domain/chat/chat';
import type { KeptFile } from '@jalon/domain/core/file-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { newId } from '../core/ids.ts';
import { sendFile } from '../core/send-file.ts';
import { useToast } from '../ui/toast.tsx';

/** A file that goes with the next message: sent as soon as it is chosen, taken by the message. */
export type Attachment = { key: string; name: string; progress: number; kept?: KeptFile };

export function useAttachments() {
  const { t } = useTexts();
  const toast = useToast();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  // What is still on its way when one leaves the conversation is given up.
  useEffect(() => () => sending.current.forEach((one) => void one.abort()), []);

  const remove = useCallback((key: string) => {
    sending.current.get(key)?.abort();
    sending.current.delete(key);
    setAttachments((all) => all.filter((one) => one.key !== key));
  }, []);
  const add = (files: readonly File[]) => {
    if (attachments.length + files.length > chatRules.filesMax) return toast.refused(t('chat.tooManyFiles'));
    for (const file of files) {
      const key = newId();
      const giving = new AbortController();
      sending.current.set(key, giving);
      setAttachments((all) => [...all, { key, name: file.name, progress: 0 }]);
      const change = (made: Partial<Attachment>) =>
        setAttachments((all) => all.map((one) => (one.key === key ? { ...one, ...made } : one)));
      sendFile(file, { purpose: 'proof', signal: giving.signal, onProgress: (progress) => change({ progress }) }).then(
        (kept) => change({ kept, progress: 1 }),
        (error: unknown) => {
          if (giving.signal.aborted) return;
          remove(key);
          toast.failed(error);
        },
      );
    }
  };
  const clear = () => setAttachments([]);
  return { attachments, add, remove, clear, isSending: attachments.some(({ kept }) => !kept) };
}
