import type { Application } from '@jalon/domain/applications/application';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { ownClient } from './offers.api.ts';
import { useMoments } from './use-moments.ts';

/** Both tell the company at once, so both are asked first. */
export function useOwnActs(own: Application) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const moments = useMoments();
  const { mutateAsync, isPending } = ownClient.useAct();
  const retire = async () => {
    const { title } = own.opportunity;
    const question = { title: t('offers.own.retireTitle', { title }), text: t('offers.own.retireText'), confirm: t('offers.own.retire') };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    await mutateAsync({ row: own, action: 'retire' }).then(() => toast.done(t('offers.own.retired')), toast.failed);
  };
  const pick = async (at: string) => {
    const slot = moments.said(at);
    const question = { title: t('offers.own.pick', { slot }), text: t('offers.own.pickText'), confirm: t('offers.own.pickConfirm') };
    if (!(await confirm(question))) return;
    await mutateAsync({ row: own, action: 'pickSlot', input: { at } }).then(
      () => toast.done(t('offers.own.picked', { slot })),
      toast.failed,
    );
  };
  return { retire: () => void retire(), pick: (at: string) => void pick(at), isActing: isPending };
}
