import type { Contract } from '@jalon/domain/contracts/contract';
import { isType } from '@jalon/domain/core/actor';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { AcceptForm } from './accept-form.tsx';
import { Changes } from './changes-panel.tsx';
import { amendedBy, changesBetween } from './contract-changes.ts';
import { personOf, useContractWords } from './contract-look.ts';
import { sendCode } from './contracts.api.ts';
import classes from './sign.module.css';
import type { CodeSent } from './sign-confirm.tsx';
import { useVersions } from './use-versions.ts';

type Props = { contract: Contract; isAccepted: boolean; onRead: () => void; onSent: (name: string, sent: CodeSent) => void };

/** What is signed in a few words, and what it takes to sign it. */
export function SignAccept({ contract, isAccepted, onRead, onSent }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const signer = `${user.firstName} ${user.lastName}`;
  const read = (
    <Button variant="subtle" size="compact-sm" leftSection={<IconEye size={16} />} onClick={onRead}>
      {t('contracts.signing.reread')}
    </Button>
  );
  return (
    <Panel title={t('contracts.signing.what')} aside={read}>
      <AcceptForm
        {...{ isAccepted, onSent }}
        person={isType(user, 'Freelance') ? personOf(contract) : signer}
        signer={signer}
        other={contract.signatures[0]}
        sendCode={() => sendCode(contract.id)}
      >
        <Summary contract={contract} />
      </AcceptForm>
    </Panel>
  );
}

/** Of an amendment, what it changes; of a contract, its figures. */
function Summary({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const words = useContractWords();
  const { first, amendments } = useVersions(contract);
  const changes = contract.amendment > 0 && first ? changesBetween(amendedBy(contract, first, amendments), contract) : [];
  const { type, days } = contract;
  const figures = [
    words.fee(contract),
    days !== null && words.days(days),
    words.period(contract),
    type === 'Freelance' ? words.payment(contract) : `${words.amount(contract)} ${t('contracts.grossMonthly')}`,
  ];
  return (
    <div className={classes.summary}>
      <p className={classes.figures}>
        <b>{words.kind(contract)}</b> {contract.number}
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
      <p className={classes.figures}>{figures.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
