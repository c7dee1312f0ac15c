import type { Contract } from '@jalon/domain/contracts/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AllDone, ClosedGate } from '../ui/illustrations.tsx';
import { Milestones, milestonesTo } from '../ui/milestones.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';
import { useContractHrefs, useContractWords } from './contract-look.ts';
import { ContractPaper } from './contract-paper.tsx';
import { queryOf } from './contract-tabs.ts';
import { byTurn, turnOf } from './contract-turn.ts';
import { contractClient, contractQuery, sendCode } from './contracts.api.ts';
import classes from './sign.module.css';
import { SignAccept } from './sign-accept.tsx';
import { type CodeSent, SignConfirm } from './sign-confirm.tsx';
import { useContractActs } from './use-contract-acts.tsx';

/** Signing: read, accept, confirm with a code. */
export default function SignPage({ id, isOneOfMany }: { id: string; isOneOfMany: boolean }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  // What is being signed does not change under whoever reads it: the server says so if it has.
  const { data, error, refetch } = useQuery({ ...contractQuery(id), refetchOnWindowFocus: false });
  const [isSigned, setSigned] = useState(false);
  const next = useNext(isOneOfMany);
  const title = t(data && data.amendment > 0 ? 'contracts.signing.title.amendment' : 'contracts.signing.title.contract');
  const trail = [{ name: routeTitle(t, hrefs.route), to: hrefs.list }, ...(data ? [{ name: data.number, to: hrefs.one(id) }] : [])];
  const words = { missing: t('contracts.missing'), missingText: t('contracts.missingText'), back: t('contracts.back') };
  const about = data && [data.project?.title, data.company?.name].filter(Boolean).join(', ');
  return (
    <div className={classes.page}>
      <Trail steps={trail} />
      <Page title={title} {...(about && { description: about })}>
        {!data && <RecordState error={error} words={words} onBack={() => void navigate(hrefs.list)} onRetry={() => void refetch()} />}
        {data && isSigned && <Done contract={data} />}
        {data && !isSigned && turnOf(data) !== 'reader' && <Nothing contract={data} />}
        {data && !isSigned && turnOf(data) === 'reader' && (
          <Steps key={data.hash} contract={data} onSigned={() => next(data, () => setSigned(true))} onChanged={() => void refetch()} />
        )}
      </Page>
    </div>
  );
}

/** Of several that are signed one after the other, the next one is opened; after the last, and otherwise, what was done is said. */
function useNext(isOneOfMany: boolean) {
  const { t } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const client = useQueryClient();
  return async (signed: Contract, done: () => void): Promise<void> => {
    if (!isOneOfMany) return done();
    const { pages } = await client.fetchInfiniteQuery({ ...queryOf('sent', {}), staleTime: 0 }).catch(() => ({ pages: [] }));
    const next = byTurn(pages.flatMap(({ rows }) => rows)).find((row) => row.id !== signed.id && turnOf(row) === 'reader');
    if (!next) return done();
    toast.done(t('contracts.done.sign', { name: words.name(signed) }));
    void navigate(hrefs.signAll(next.id), { replace: true });
  };
}

type StepsProps = { contract: Contract; onSigned: () => void; onChanged: () => void };
function Steps({ contract, onSigned, onChanged }: StepsProps) {
  const { t } = useTexts();
  const acts = useContractActs();
  const { mutateAsync } = contractClient.useAct();
  const [step, setStep] = useState(0);
  const [name, setName] = useState<string>();
  const [sent, setSent] = useState<CodeSent>();
  const names = [t('contracts.signing.read'), t('contracts.signing.accept'), t('contracts.signing.confirm')];
  const decline = contract.actions.includes('decline') && (
    <Button variant="subtle" size="compact-sm" onClick={() => acts.run(contract, 'decline')}>
      {t('contracts.signing.decline')}
    </Button>
  );
  /** Somebody has sent another document meanwhile: it is read before it is signed. */
  const restart = () => {
    setStep(0);
    setSent(undefined);
    onChanged();
  };
  return (
    <>
      <Milestones label={t('contracts.signing.steps')} milestones={milestonesTo(names, step, 'now')} />
      {step === 0 ? (
        <>
          <ContractPaper contract={contract} />
          <div className={classes.foot}>
            {decline}
            <Button onClick={() => setStep(1)}>{t('contracts.signing.toAccept')}</Button>
          </div>
        </>
      ) : (
        <>
          <SignAccept
            contract={contract}
            isAccepted={step === 2}
            onRead={() => setStep(0)}
            onSent={(typed, code) => {
              setName(typed);
              setSent(code);
              setStep(2);
            }}
          />
          {step === 2 && name && sent && (
            <SignConfirm
              {...{ sent, onSigned }}
              sign={(code) =>
                mutateAsync({ row: contract, action: 'sign', input: { name, hasAgreed: true, hash: contract.hash ?? '', code } })
              }
              sendCode={() => sendCode(contract.id)}
              onSent={setSent}
              onChanged={restart}
            />
          )}
          <p className={classes.notice}>{t('contracts.signing.notice')}</p>
          <div className={classes.aside}>{decline}</div>
        </>
      )}
      {acts.dialogs}
    </>
  );
}

function Done({ contract: { id, signatures } }: { contract: Contract }) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  return (
    <Panel>
      <EmptyState
        title={t('contracts.signing.doneTitle')}
        description={t(signatures.length === 2 ? 'contracts.signing.sealed' : 'contracts.signing.waiting')}
        illustration={<AllDone />}
        action={
          <Button component={Link} to={hrefs.one(id)}>
            {t('contracts.signing.see')}
          </Button>
        }
      />
    </Panel>
  );
}

function Nothing({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  return (
    <Panel>
      <EmptyState
        title={t('contracts.signing.nothing')}
        description={t('contracts.signing.nothingText')}
        illustration={<ClosedGate />}
        action={
          <Button component={Link} to={hrefs.one(contract.id)}>
            {t('contracts.signing.see')}
          </Button>
        }
      />
    </Panel>
  );
}
