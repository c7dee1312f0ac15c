import type { LinkedContract } from '@jalon/domain/contracts/contract-link-api';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { AllDone, ClosedGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { LinkSigning } from './link-signing.tsx';
import { saveCopy } from './linked-copy.ts';

/** Where the letter leads that somebody without an account is sent: they read, and sign or decline. */
export default function ContractSignatureScreen() {
  const { t } = useTexts();
  const token = useLocation().hash.slice(1);
  const [found, setFound] = useState<LinkedContract | CallError>();
  const [end, setEnd] = useState<'signed' | 'declined'>();
  const [round, setRound] = useState(0);
  useDocumentTitle(t('routes.contractSignature'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again where the document has changed
  useEffect(() => {
    if (!token) return setFound(new CallError(410, 'account.linkExpired'));
    call('POST /api/contract-links/read', { body: { token } }).then(setFound, (error: unknown) =>
      setFound(error instanceof CallError ? error : new CallError(0, 'server.unavailable')),
    );
  }, [token, round]);

  if (!found)
    return (
      <PublicShell>
        <Skeleton height={480} />
      </PublicShell>
    );
  if (found instanceof CallError) return <NoContract error={found} />;
  const { operator, signedBy } = found;
  if (end === 'declined')
    return <Said drawing={<AllDone />} title={t('contracts.signing.declined')} text={t('contracts.signing.declinedText', { operator })} />;
  if (end === 'signed')
    return (
      <Said
        drawing={<AllDone />}
        title={t('contracts.signing.doneTitle')}
        text={t(signedBy ? 'contracts.signing.sealedByLink' : 'contracts.signing.waitingByLink', { operator })}
      />
    );
  if (found.isSealed) return <Sealed {...{ token, contract: found }} />;
  return (
    <PublicShell>
      <ConfirmProvider>
        <LinkSigning key={found.hash} {...{ token, contract: found }} onEnd={setEnd} onChanged={() => setRound(round + 1)} />
      </ConfirmProvider>
    </PublicShell>
  );
}

type SaidProps = { drawing: ReactNode; title: string; text: string; actions?: ReactNode };
const Said = (props: SaidProps) => (
  <PublicShell isCentred>
    <Message {...props} />
  </PublicShell>
);

/** Both have signed: their copy is there to be kept. */
function Sealed({ token, contract: { number, operator } }: { token: string; contract: LinkedContract }) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setFailure(undefined);
    setSaving(true);
    await saveCopy(token, number).catch(setFailure);
    setSaving(false);
  };
  return (
    <Said
      drawing={<AllDone />}
      title={t('contracts.signing.copyTitle', { number })}
      text={failure === undefined ? t('contracts.signing.copyText', { operator }) : errorText(t, failure)}
      actions={
        <Button leftSection={<IconDownload size={16} />} loading={isSaving} onClick={() => void save()}>
          {t('contracts.paper.download')}
        </Button>
      }
    />
  );
}

function NoContract({ error }: { error: CallError }) {
  const { t } = useTexts();
  if (error.code === 'account.linkExpired')
    return <Said drawing={<ClosedGate />} title={t('contracts.signing.expired')} text={t('contracts.signing.expiredText')} />;
  const retry = <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>;
  return <Said drawing={<ClosedGate />} title={t('routes.contractSignature')} text={errorText(t, error)} actions={retry} />;
}
