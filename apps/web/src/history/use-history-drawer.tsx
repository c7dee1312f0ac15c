import type { AnyResource } from '@jalon/domain/core/resource';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { ResourceClient } from '../core/resource.ts';
import type { Action } from '../ui/action-menu.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { RecordHistory } from './record-history.tsx';

/** For records that are changed where they stand: an entry for their menu, and what happened to one of them beside the list. */
export function useHistoryDrawer<R extends AnyResource>(client: ResourceClient<R>) {
  const { t } = useTexts();
  const [id, setId] = useState('');
  const [isOpen, { open, close }] = useDisclosure();
  const found = useInfiniteQuery({ ...client.history(id), enabled: isOpen });
  const historyOf = (row: { id: string }): Action => ({
    ...{ key: 'history', label: t('history.title'), icon: IconHistory },
    run: () => {
      setId(row.id);
      open();
    },
  });
  const history = (
    <SideDrawer title={t('history.title')} isOpen={isOpen} onClose={close}>
      <RecordHistory found={found} />
    </SideDrawer>
  );
  return { historyOf, history };
}
