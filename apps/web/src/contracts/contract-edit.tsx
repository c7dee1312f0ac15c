import type { Contract } from '@jalon/domain/contracts/contract';
import { ContractTerms } from '@jalon/domain/contracts/contract-terms';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { Page } from '../ui/page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';
import classes from './contract-form.module.css';
import { useContractHrefs, useContractWords } from './contract-look.ts';
import { termsOf } from './contract-start.ts';
import { contractClient } from './contracts.api.ts';
import { TermsForm } from './terms-form.tsx';

/** A draft that is changed. */
export default function ContractEdit({ id }: { id: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const { data, error, refetch } = useQuery({ ...contractClient.one(id), refetchOnWindowFocus: false });
  const leave = () => void navigate(hrefs.one(id), { replace: true });
  const title = t('contracts.form.update', { name: data ? words.name(data) : '' });
  const trail = [{ name: routeTitle(t, hrefs.route), to: hrefs.list }, ...(data ? [{ name: data.number, to: hrefs.one(id) }] : [])];
  const missing = { missing: t('contracts.missing'), missingText: t('contracts.missingText'), back: t('contracts.back') };
  return (
    <div className={classes.page}>
      <Trail steps={trail} here={t('contracts.action.update')} />
      <Page title={title}>
        {data ? (
          <Editing key={data.version} contract={data} onLeave={leave} onReload={() => void refetch()} />
        ) : (
          <RecordState error={error} words={missing} onBack={leave} onRetry={() => void refetch()} />
        )}
      </Page>
    </div>
  );
}

type Props = { contract: Contract; onLeave: () => void; onReload: () => void };
function Editing({ contract, onLeave, onReload }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useContractWords();
  const { mutateAsync } = contractClient.useAct();
  const save = async (input: unknown) => {
    await mutateAsync({ row: contract, action: 'update', input: input as never });
    toast.done(t('contracts.done.update', { name: words.name(contract) }));
    onLeave();
  };
  return (
    <TermsForm
      schema={ContractTerms}
      initial={termsOf(contract)}
      delivery={contract.delivery}
      about={`contract.${contract.id}`}
      onSend={save}
      onCancel={onLeave}
      onReload={onReload}
    />
  );
}
