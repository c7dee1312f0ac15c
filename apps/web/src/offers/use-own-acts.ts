import type { Application } from '@jalon/domain/applications/application';
import { applicationClient } from '../applications/applications.api.ts';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { useAskReason, useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';

/** All of them tell the company at once, so they are asked first. */
export function useOwnActs(own: Application) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const moments = useMoments('own');
  const { mutateAsync, isPending } = applicationClient.useAct();
  const retire = async () => {
    const { title } = own.opportunity;
    const question = { title: t('offers.own.retireTitle', { title }), text: t('offers.own.retireText'), confirm: t('offers.own.retire') };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    await mutateAsync({ row: own, action: 'retire' }).then(() => toast.done(t('offers.own.retired')), toast.failed);
  };
  const pick = async (at: string) => {
    const slot = moments.said(at);
    const text = `${t('offers.own.zone', { zone: moments.zone(at) })}. ${t('offers.own.pickText')}`;
    const question = { title: t('offers.own.pick', { slot }), text, confirm: t('offers.own.pickConfirm') };
    if (!(await confirm(question))) return;
    await mutateAsync({ row: own, action: 'pickSlot', input: { at } }).then(
      () => toast.done(t('offers.own.picked', { slot })),
      toast.failed,
    );
  };
  const decline = async () => {
    const reason = { label: t('offers.own.noSlot.label'), hint: t('offers.own.noSlot.hint'), max: 500 };
    const question = { title: t('offers.own.noSlot.title'), text: t('offers.own.noSlot.text'), confirm: t('offers.own.noSlot.confirm') };
    const message = await askReason({ ...question, reason });
    if (message === undefined) return;
    await mutateAsync({ row: own, action: 'declineSlots', input: { message } }).then(
      () => toast.done(t('offers.own.noSlot.done')),
      toast.failed,
    );
  };
  return { retire: () => void retire(), pick: (at: string) => void pick(at), decline: () => void decline(), isActing: isPending };
}
