import type { Contract } from '@jalon/domain/contracts/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useProjectWords } from '../projects/project-look.ts';
import { useContractHrefs } from './contract-look.ts';
import { contractsOfDelivery } from './contracts.api.ts';

type Props = { deliveryId: string; className: string | undefined; isStaff: boolean };

/** From a delivery to its contract, or to the form of one that is filled in from it. A client is told that there is one. */
export function ContractLink({ deliveryId, className, isStaff }: Props) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  const words = useProjectWords();
  const { data } = useQuery(contractsOfDelivery(deliveryId));
  const contract = data?.rows.find(({ amendment, state }) => amendment === 0 && state !== 'cancelled');
  if (!data || (!contract && !isStaff)) return null;
  const said = (one: Contract) => `${one.number}, ${t(`words.contract.state.${one.state}`).toLocaleLowerCase()}`;
  if (contract && !isStaff)
    return (
      <>
        {said(contract)}, {words.period(contract)}
      </>
    );
  return (
    <Link to={contract ? hrefs.one(contract.id) : hrefs.create(deliveryId)} className={className}>
      {contract ? said(contract) : t('projects.delivery.prepareContract')}
    </Link>
  );
}
