import type { Profile } from '@jalon/domain/profiles/profile';
import type { PageChoices } from '@jalon/domain/profiles/public-page';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { useProfileAct } from './use-save.ts';

/** Opens and closes one's public page, gives it another address, and says what it shows. */
export function usePublicPage(profile: Profile) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const act = useProfileAct();
  const [isBusy, setBusy] = useState(false);
  const once = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await run().catch((failure: unknown) => toast.failed(failure));
    setBusy(false);
  };
  const set = (row: Profile, isOpen: boolean): Promise<Profile> => act({ row, action: isOpen ? 'openPage' : 'closePage' });
  const toggle = () =>
    once(async () => {
      const isOpen = !profile.isPageOpen;
      const after = await set(profile, isOpen);
      toast.undoable(t(`words.profile.event.${isOpen ? 'openPage' : 'closePage'}`), async () => void (await set(after, !isOpen)));
    });
  const renew = () =>
    once(async () => {
      const question = { title: t('profile.page.renewTitle'), text: t('profile.page.renewText'), confirm: t('profile.page.renewConfirm') };
      if (!(await confirm(question))) return;
      await act({ row: profile, action: 'renewPage' });
      toast.done(t('words.profile.event.renewPage'));
    });
  const choose = (name: keyof PageChoices) =>
    once(async () => {
      const { showsPicture, showsRate, isFound } = profile;
      const before = { showsPicture, showsRate, isFound };
      const after = await act({ row: profile, action: 'pageChoices', input: { ...before, [name]: !before[name] } });
      toast.undoable(
        t('words.profile.event.pageChoices'),
        async () => void (await act({ row: after, action: 'pageChoices', input: before })),
      );
    });
  return { toggle, renew, choose, isBusy };
}
