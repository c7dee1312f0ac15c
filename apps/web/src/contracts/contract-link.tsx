import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useContractHrefs } from './contract-look.ts';
import { contractsOfDelivery } from './contracts.api.ts';

/** From a delivery to its contract, or to the form of one that is filled in from it. */
export function ContractLink({ deliveryId, className }: { deliveryId: string; className: string | undefined }) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  const { data } = useQuery(contractsOfDelivery(deliveryId));
  const contract = data?.rows.find(({ amendment, state }) => amendment === 0 && state !== 'cancelled');
  if (!data) return null;
  return (
    <Link to={contract ? hrefs.one(contract.id) : hrefs.create(deliveryId)} className={className}>
      {contract
        ? `${contract.number}, ${t(`words.contract.state.${contract.state}`).toLocaleLowerCase()}`
        : t('projects.delivery.prepareContract')}
    </Link>
  );
}
