import { gapsIn, type Opportunity } from '@jalon/domain/opportunities/opportunity';
import { IconArrowBackUp, IconCircleX, IconCopy, IconEye, IconRefresh, IconWorld } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { actionIcons, useRecordActs } from '../ui/use-record-acts.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { opportunityClient } from './opportunities.api.ts';

const CloseDialog = later(() => import('./close-dialog.tsx'));
const PreviewDrawer = later(() => import('./preview-drawer.tsx'));

const icons: typeof actionIcons = {
  ...actionIcons,
  post: IconWorld,
  unpost: IconArrowBackUp,
  close: IconCircleX,
  reopen: IconRefresh,
};

/** What can be done with a need: what its flow says, and what needs no right, to copy it and to see it as a freelance does. */
export function useNeedActs(
  need: Opportunity,
  mayCreate: boolean,
  onGone: (isBack?: boolean) => Promise<void>,
): { menu: Action[]; dialogs: ReactNode } {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync } = opportunityClient.useAct();
  const [closing, setClosing] = useState<Opportunity>();
  const [isPreviewed, setPreviewed] = useState(false);
  const isPreviewWanted = useOnceWanted(isPreviewed);

  /** Left before it goes: nothing here is asked for again of what is no longer there. */
  const remove = async (row: Opportunity): Promise<void> => {
    const { id, title: name } = row;
    if (row.applications) return toast.refused(t('errors.opportunity.hasApplications'));
    const ask = { title: t('needs.deleteTitle', { name }), text: t('needs.deleteText'), confirm: t('needs.action.delete'), isDanger: true };
    if (!(await confirm(ask))) return;
    await onGone();
    try {
      await mutateAsync({ row, action: 'delete' });
      toast.done(t('needs.done.delete', { name }));
    } catch (error) {
      toast.failed(error);
      await onGone(true);
      await navigate(hrefs.need(id));
    }
  };
  /** What a menu cannot ask for: the form of the need, its closing, its removal, and what is missing before it is posted. */
  const explain = async (row: Opportunity, action: string, error?: unknown): Promise<boolean> => {
    if (error !== undefined) return false;
    if (action === 'update') await navigate(hrefs.edit(row.id));
    else if (action === 'post' && gapsIn(row)) await navigate(`${hrefs.edit(row.id)}&check=post`);
    else if (action === 'close') setClosing(row);
    else if (action === 'delete') await remove(row);
    else return false;
    return true;
  };
  const { menuOf, dialog } = useRecordActs(opportunityClient, {
    texts: 'needs',
    nameOf: ({ title }) => title,
    isTyped: false,
    explain,
  });

  const own: Action[] = [
    { key: 'preview', label: t('needs.action.preview'), icon: IconEye, run: () => setPreviewed(true), startsGroup: true },
    ...(mayCreate
      ? [{ key: 'duplicate', label: t('needs.action.duplicate'), icon: IconCopy, run: () => void navigate(hrefs.copy(need.id)) }]
      : []),
  ];
  const acts = menuOf(need).map((action): Action => {
    const icon = icons[action.key];
    return { ...action, ...(icon && { icon }) };
  });
  return {
    menu: [...acts.filter(({ isDanger }) => !isDanger), ...own, ...acts.filter(({ isDanger }) => isDanger)],
    dialogs: (
      <>
        {dialog}
        {closing && <CloseDialog key={closing.id} need={closing} onClosed={() => setClosing(undefined)} />}
        {isPreviewWanted && <PreviewDrawer need={need} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />}
      </>
    ),
  };
}
