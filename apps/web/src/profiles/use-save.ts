import type { Profile } from '@jalon/domain/profiles/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import type { ActOf } from '../core/resource.ts';
import { useToast } from '../ui/toast.tsx';
import { profileClient } from './profile.api.ts';
import { type Inputs, inputsOf, isWhole, type SectionName } from './sections.ts';

type Act = ActOf<typeof profileClient.resource>;

/** Does something to one's profile; what it became is shown at once. */
export function useProfileAct(): (done: Act) => Promise<Profile> {
  const client = useQueryClient();
  const { mutateAsync } = profileClient.useAct();
  return async (done) => {
    const after = (await mutateAsync(done)) as Profile;
    client.setQueryData(profileClient.one(after.id).queryKey, after);
    return after;
  };
}

/** Writes a section, and offers to take it back. */
export function useSave(profile: Profile) {
  const { t } = useTexts();
  const toast = useToast();
  const act = useProfileAct();
  const send = <Name extends SectionName>(row: Profile, action: Name, input: Inputs[Name]) =>
    // A section and its input belong together by the flow, which a union of actions cannot say.
    act({ row, action, input } as unknown as Act);
  const save = async <Name extends SectionName>(section: Name, input: Inputs[Name], words = t('profile.saved')): Promise<void> => {
    const before = inputsOf(profile)[section];
    const after = await send(profile, section, input);
    if (!isWhole(section, before, profile)) return toast.done(words);
    toast.undoable(words, async () => void (await send(after, section, before)));
  };
  /** The same where no form shows what is refused. */
  const saveNow = <Name extends SectionName>(section: Name, input: Inputs[Name], words?: string): Promise<void> =>
    save(section, input, words).catch((error: unknown) => toast.failed(error));
  return { save, saveNow };
}
