import type { Profile, Resume } from '@jalon/domain/profiles/profile';
import { useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { sendFile } from '../core/send-file.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { useProfileAct } from './use-save.ts';

/** Adds, orders and deletes resumes. What is refused on the way in is told where the file was dropped. */
export function useResumes(profile: Profile) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const act = useProfileAct();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const add = async (file: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const { id: fileId, name } = await sendFile(file, {
        purpose: 'resume',
        signal: new AbortController().signal,
        onProgress: setProgress,
      });
      await act({ row: profile, action: 'addResume', input: { fileId } });
      toast.done(t('profile.resume.added', { name }));
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setProgress(undefined);
    }
  };
  const doTo = async (action: 'mainResume' | 'removeResume', { id, name }: Resume) => {
    try {
      const after = await act({ row: profile, action, input: { fileId: id } });
      const before = profile.resumes[0];
      if (action === 'removeResume' || !before) return toast.done(t('profile.resume.removed', { name }));
      const back = async () => void (await act({ row: after, action, input: { fileId: before.id } }));
      toast.undoable(t('profile.resume.nowMain', { name }), back);
    } catch (failure) {
      toast.failed(failure);
    }
  };
  return {
    add,
    makeMain: (resume: Resume) => doTo('mainResume', resume),
    remove: async (resume: Resume) => {
      const question = { title: t('profile.resume.removeTitle'), text: `${resume.name}. ${t('profile.resume.removeText')}` };
      if (await confirm({ ...question, confirm: t('profile.remove'), isDanger: true })) await doTo('removeResume', resume);
    },
    progress,
    error,
  };
}
