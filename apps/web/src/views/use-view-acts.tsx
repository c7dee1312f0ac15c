import { isType } from '@jalon/domain/core/actor';
import type { View } from '@jalon/domain/views/view';
import { isOfStaff, isSearch } from '@jalon/domain/views/view-lists';
import { IconBell, IconBellOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { Action } from '../ui/action-menu.tsx';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import { addressOf } from './view-query.ts';
import { viewText } from './view-text.ts';
import { viewClient } from './views.api.ts';

const ViewDialog = later(() => import('./view-dialog.tsx'));

/** What may be done with a view, and the dialog that names it. */
export function useViewActs(): { actionsOf: (view: View) => Action[]; dialog: ReactNode } {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const act = viewClient.useAct();
  const create = viewClient.useCreate();
  const [renamed, setRenamed] = useState<{ view: View; isOpen: boolean }>();

  const remove = async (view: View) => {
    const { list, name, query, isShared, isTold } = view;
    try {
      await act.mutateAsync({ row: view, action: 'delete' });
      await navigate({ search: addressOf(parameters) }, { replace: true, preventScrollReset: true });
      toast.undoable(t(viewText(list, user, 'deleted'), { name }), async () => {
        await create.mutateAsync({ body: { list, name, query, isShared, isTold }, key: crypto.randomUUID() });
      });
    } catch (error) {
      toast.failed(error);
    }
  };
  const tell = async (view: View) => {
    const { name, query, isShared } = view;
    const isTold = !view.isTold;
    await act
      .mutateAsync({ row: view, action: 'update', input: { name, query, isShared, isTold } })
      .then(() => toast.done(t(isTold ? 'views.told' : 'views.untold', { name })), toast.failed);
  };
  const actionsOf = (view: View): Action[] => [
    ...(view.actions.includes('update') && isSearch(view.list, user)
      ? [
          {
            ...{ key: 'tell', label: t(view.isTold ? 'views.untell' : 'views.tell') },
            ...{ icon: view.isTold ? IconBellOff : IconBell, run: () => void tell(view) },
          },
        ]
      : []),
    ...(view.actions.includes('update')
      ? [{ key: 'rename', label: t('views.rename'), icon: IconPencil, run: () => setRenamed({ view, isOpen: true }) }]
      : []),
    ...(view.actions.includes('delete')
      ? [{ key: 'delete', label: t('views.delete'), icon: IconTrash, run: () => void remove(view), isDanger: true }]
      : []),
  ];
  const dialog = renamed && (
    <ViewDialog
      key={renamed.view.id}
      title={t('views.rename')}
      submitLabel={t('views.renameButton')}
      initial={{ name: renamed.view.name, isShared: renamed.view.isShared, isTold: renamed.view.isTold }}
      canShare={isType(user, 'Admin') && isOfStaff(renamed.view.list)}
      canBeTold={isSearch(renamed.view.list, user)}
      isOpen={renamed.isOpen}
      onSave={async (naming) => {
        await act.mutateAsync({ row: renamed.view, action: 'update', input: { ...naming, query: renamed.view.query } });
      }}
      onClose={() => setRenamed({ ...renamed, isOpen: false })}
      onClosed={() => setRenamed(undefined)}
    />
  );
  return { actionsOf, dialog };
}
