import type { Contract } from '@jalon/domain/contracts/contract';
import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconCircleCheck, IconEye } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { Values } from '../core/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { Changes } from './changes-panel.tsx';
import { amendedBy, changesBetween } from './contract-changes.ts';
import { useContractWords } from './contract-look.ts';
import { sendCode } from './contracts.api.ts';
import classes from './sign.module.css';
import { useVersions } from './use-versions.ts';

type CodeSent = { email: string; until: string };
type Props = { contract: Contract; isAccepted: boolean; onRead: () => void; onSent: (name: string, sent: CodeSent) => void };

/** What is signed in a few words, the sentence that is agreed to, and the name; then a code is sent. */
export function SignAccept({ contract, isAccepted, onRead, onSent }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const format = useFormat();
  const [name, setName] = useState(`${user.firstName} ${user.lastName}`);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [other] = contract.signatures;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!hasAgreed || name.trim() === '') return;
    setSending(true);
    try {
      onSent(name.trim(), await sendCode(contract.id));
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const read = (
    <Button variant="subtle" size="compact-sm" leftSection={<IconEye size={16} />} onClick={onRead}>
      {t('contracts.signing.reread')}
    </Button>
  );
  const said =
    failure instanceof CallError ? t(`errors.${failure.code}`, failure.details as Values) : failure ? errorText(t, failure) : undefined;
  return (
    <Panel title={t('contracts.signing.what')} aside={read}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <Summary contract={contract} />
        {other && (
          <p className={classes.other}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {t('contracts.signing.otherSigned', { name: other.name, date: format.day(other.signedAt) })}
          </p>
        )}
        <TextInput
          label={t('contracts.signing.name')}
          required
          autoComplete="name"
          maxLength={100}
          value={name}
          disabled={isAccepted}
          error={isAsked && name.trim() === '' && t('validation.required')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox
          label={t('contracts.consent')}
          checked={hasAgreed}
          disabled={isAccepted}
          error={isAsked && !hasAgreed && t('contracts.signing.mustAgree')}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        {said && (
          <Text size="sm" c="red.9" role="alert">
            {said}
          </Text>
        )}
        {!isAccepted && (
          <Button type="submit" size="md" loading={isSending}>
            {t('contracts.signing.getCode')}
          </Button>
        )}
      </form>
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
    <div>
      <p className={classes.figures}>
        <b>{words.kind(contract)}</b> {contract.number}
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
      <p className={classes.figures}>{figures.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
