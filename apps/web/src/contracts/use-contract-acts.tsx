import type { Contract } from '@jalon/domain/contracts/contract';
import {
  IconBan,
  IconBellRinging,
  IconFileImport,
  IconFilePlus,
  IconFlagOff,
  IconSend,
  IconSignature,
  IconThumbDown,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import type { Values } from '../core/texts.ts';
import { ownToday } from '../core/today.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { useException } from '../vigilance/use-exception.ts';
import { useContractHrefs, useContractWords } from './contract-look.ts';
import { contractClient } from './contracts.api.ts';

const DepositDialog = later(() => import('./deposit-dialog.tsx'));

const icons: Record<string, TablerIcon> = {
  ...{ send: IconSend, sign: IconSignature, deposit: IconFileImport, remind: IconBellRinging, recall: IconBan },
  ...{ decline: IconThumbDown, end: IconFlagOff, cancel: IconBan, delete: IconTrash },
};

/** What whoever looks may do to a contract, each in its own way: on a page of its own, by a dialog, or at once. */
export function useContractActs(onGone: () => void = () => undefined) {
  const { t } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const [given, setGiven] = useState<Contract>();
  const [isGiving, setGiving] = useState(false);
  /** What is missing is told by name. */
  const explain = async (_row: Contract, _action: string, error?: unknown): Promise<boolean> => {
    if (!(error instanceof CallError && error.code === 'contract.incomplete')) return false;
    toast.failed(error, t(`errors.${error.code}`, error.details as Values));
    return true;
  };
  const withException = useException();
  const { mutateAsync: act } = contractClient.useAct();
  const acts = useRecordActs(contractClient, {
    ...{ texts: 'contracts', nameOf: words.name, isTyped: false, explain },
    around: (row, send) =>
      withException(async (reason) => {
        if (reason) await act({ row, action: 'authorise', input: { reason } });
        return send();
      }),
    start: () => ({ reason: '', endedOn: ownToday() }),
  });

  const asked = async (row: Contract, action: 'send' | 'recall'): Promise<void> => {
    const question = {
      title: t(`contracts.ask.${action}`),
      text: t(`contracts.ask.${action}Text`),
      confirm: t(`contracts.action.${action}`),
    };
    if (await confirm(question)) await acts.run(row, action);
  };
  const own = (row: Contract): Record<string, () => void> => ({
    update: () => void navigate(hrefs.edit(row.id)),
    sign: () => void navigate(hrefs.sign(row.id)),
    send: () => void asked(row, 'send'),
    recall: () => void asked(row, 'recall'),
    deposit: () => {
      setGiven(row);
      setGiving(true);
    },
    delete: () => void acts.run(row, 'delete').then((isDone) => isDone && onGone()),
  });
  /** What one side has done already, and what goes out once a day, is not offered again. */
  const isOffered = (row: Contract, action: string) =>
    action !== 'authorise' &&
    !(action === 'sign' && row.isSignedByMe) &&
    !(action === 'remind' && row.isReminded) &&
    !(action === 'delete' && row.wasSent);
  const menuOf = (row: Contract): Action[] => {
    const ways = own(row);
    const menu = acts
      .menuOf(row)
      .filter(({ key }) => isOffered(row, key))
      .map((action) => ({
        ...action,
        ...(icons[action.key] && { icon: icons[action.key] as TablerIcon }),
        run: ways[action.key] ?? action.run,
      }));
    const mayAmend = row.actions.includes('end') && row.amendment === 0 && !row.isBeingAmended;
    const amend = { key: 'amend', label: t('contracts.action.amend'), icon: IconFilePlus, run: () => void navigate(hrefs.amend(row.id)) };
    return mayAmend ? [amend, ...menu] : menu;
  };
  const run = (row: Contract, action: string): void =>
    menuOf(row)
      .find(({ key }) => key === action)
      ?.run();
  const dialogs = (
    <>
      {acts.dialog}
      {given && <DepositDialog contract={given} isOpen={isGiving} onClose={() => setGiving(false)} onClosed={() => setGiven(undefined)} />}
    </>
  );
  return { menuOf, run, dialogs };
}
