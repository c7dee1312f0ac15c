import type { Profile } from '@jalon/domain/profiles/profile';
import { limits } from '@jalon/domain/sign-up/sign-up';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ownOffer, profileClient } from '../profiles/profile.api.ts';
import { useProfileAct } from '../profiles/use-save.ts';
import { useToast } from '../ui/toast.tsx';

const expertiseOf = ({ professions, skills, skillLevels }: Profile) => ({
  professions: professions.map(({ code }) => code),
  skills: skills.map((name) => ({ name, level: skillLevels.find((one) => one.name === name)?.level ?? null })),
});

/** Adds a skill to one's own profile, and offers to take it back. There is nothing to add to without a profile, or to a full one. */
export function useAddSkill(): { add: ((name: string) => void) | undefined; adding: string | undefined } {
  const { t } = useTexts();
  const toast = useToast();
  const act = useProfileAct();
  const client = useQueryClient();
  const own = useQuery(ownOffer).data;
  const [adding, setAdding] = useState<string>();
  const isOpen = own && own.skills.length < limits.skills;
  const add = async (id: string, name: string) => {
    setAdding(name);
    try {
      // Whole, and as it is now: the levels are sent along.
      const row = await client.fetchQuery(profileClient.one(id));
      const before = expertiseOf(row);
      const input = { ...before, skills: [...before.skills, { name, level: null }] };
      const after = await act({ row, action: 'expertise', input });
      toast.undoable(
        t('matching.own.skillDone', { value: name }),
        async () => void (await act({ row: after, action: 'expertise', input: before })),
      );
    } catch (error) {
      toast.failed(error);
    }
    setAdding(undefined);
  };
  return { add: isOpen ? (name) => void add(own.id, name) : undefined, adding };
}
