import { IconListCheck, IconPlaylistX } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Person } from './add-dialog.tsx';
import { useKept } from './kept.ts';
import { usePut } from './people-lists.api.ts';
import { useAddToList } from './use-add-to-list.tsx';

/** What can be done with people of a list: put them into one, and take them out of the one that is open. */
export function usePeopleActs(): { actionsOn: (people: readonly Person[], untick?: () => void) => Action[]; dialog: ReactNode } {
  const { t } = useTexts();
  const toast = useToast();
  const { open } = useKept();
  const { add, dialog } = useAddToList();
  const { mutateAsync } = usePut();
  const actionsOn = useCallback(
    (people: readonly Person[], untick?: () => void): Action[] => {
      const personIds = people.map(({ id }) => id);
      const takeOut = async (listId: string, list: string) => {
        const name = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
        await mutateAsync({ listId, personIds, isIn: false }).then(() => {
          untick?.();
          toast.undoable(t('peopleLists.taken', { list, name }), async () => {
            await mutateAsync({ listId, personIds, isIn: true });
          });
        }, toast.failed);
      };
      return [
        { key: 'addToList', label: t('peopleLists.addTo'), icon: IconListCheck, run: () => add(people) },
        ...(open
          ? [{ key: 'takeOut', label: t('peopleLists.takeOut'), icon: IconPlaylistX, run: () => void takeOut(open.id, open.name) }]
          : []),
      ];
    },
    [t, toast, open, add, mutateAsync],
  );
  return { actionsOn, dialog };
}
