import type { Contract } from '@jalon/domain/contracts/contract';
import { employerCost } from '@jalon/domain/contracts/pay';
import { isType } from '@jalon/domain/core/actor';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { PersonFace } from '../ui/face.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { RecordPage } from '../ui/record-page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { contractTones, personOf, useContractHrefs, useContractWords } from './contract-look.ts';
import { ContractPaper } from './contract-paper.tsx';
import { ContractTermsList } from './contract-terms-list.tsx';
import { contractClient, contractQuery } from './contracts.api.ts';
import { SealPanel } from './seal-panel.tsx';
import { SignaturesPanel } from './signatures-panel.tsx';
import { useContractActs } from './use-contract-acts.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** One contract: the paper, who has signed it, what became of it. */
export default function ContractPage({ id }: { id: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const { data, error, refetch } = useQuery(contractQuery(id));
  const leave = () => void navigate(hrefs.list, { replace: true });
  if (data) return <Known contract={data} onGone={leave} />;
  const words = { missing: t('contracts.missing'), missingText: t('contracts.missingText'), back: t('contracts.back') };
  return (
    <Page title={routeTitle(t, hrefs.route)}>
      <RecordState error={error} words={words} onBack={leave} onRetry={() => void refetch()} />
    </Page>
  );
}

function Known({ contract, onGone }: { contract: Contract; onGone: () => void }) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const acts = useContractActs(onGone);
  const history = useInfiniteQuery(contractClient.history(contract.id));
  const { owner, state, number, company, project, type, isSignedByMe } = contract;
  const isAwaitingOther = isType(useUser(), 'Freelance') && state === 'sent' && isSignedByMe;
  const name = [personOf(contract), project?.title].filter(Boolean).join(', ');
  return (
    <>
      <RecordPage
        name={words.name(contract)}
        trail={[{ name: routeTitle(t, hrefs.route), to: hrefs.list }]}
        header={
          <RecordHeader
            heading="h1"
            face={<PersonFace person={owner} size={56} />}
            name={name}
            title={[`${words.kind(contract)} ${number}`, owner.legalStatus, company?.name].filter(Boolean).join(' · ')}
            chips={
              <StateBadge isChip tone={isAwaitingOther ? 'neutral' : contractTones[state]}>
                {isAwaitingOther ? t('contracts.signedByYou') : t(`words.contract.state.${state}`)}
              </StateBadge>
            }
            figures={useFigures(contract)}
            actions={acts.menuOf(contract)}
            primary={['sign', 'send', 'remind', 'amend']}
            beside={type === 'Freelance' ? ['update', 'deposit', 'recall', 'decline', 'end'] : ['update', 'recall', 'end']}
          />
        }
        tabs={[
          { key: 'document', label: t('contracts.sides.document'), panel: <ContractPaper contract={contract} /> },
          {
            ...{ key: 'terms', label: t('contracts.sides.terms') },
            panel: (
              <Panel>
                <ContractTermsList contract={contract} />
              </Panel>
            ),
          },
          {
            ...{ key: 'history', label: t('contracts.sides.history') },
            panel: (
              <Panel>
                <RecordHistory found={history as never} />
              </Panel>
            ),
          },
        ]}
        side={
          <>
            <SignaturesPanel contract={contract} />
            <ChangesPanel contract={contract} />
            <VersionsPanel contract={contract} />
            <SealPanel contract={contract} />
          </>
        }
      />
      {acts.dialogs}
    </>
  );
}

function useFigures(contract: Contract) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useContractWords();
  const { type, days, monthlyCents, loadFactor, hoursPerWeek } = contract;
  const amount = words.amount(contract);
  const period = { name: t('contracts.figure.period'), value: words.period(contract) };
  if (type === 'Freelance')
    return [
      { name: t('contracts.figure.amount'), value: amount && t('contracts.beforeTax', { amount }) },
      { name: t('contracts.figure.fee'), value: [words.fee(contract), days !== null && words.days(days)].filter(Boolean).join(', ') },
      period,
      { name: t('contracts.figure.payment'), value: words.payment(contract) },
    ];
  return [
    { name: t('contracts.figure.salary'), value: amount },
    { name: t('contracts.figure.hours'), value: hoursPerWeek !== null && words.hundredths(hoursPerWeek) },
    period,
    {
      name: t('contracts.figure.cost'),
      value: monthlyCents !== null && loadFactor !== null && format.euros(employerCost(monthlyCents, loadFactor)),
    },
  ];
}
