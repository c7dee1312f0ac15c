import type { Contract } from '@jalon/domain/contracts/contract';
import { ContractNew as Input } from '@jalon/domain/contracts/contract';
import { amendmentModel } from '@jalon/domain/contracts/contract-model';
import type { Terms } from '@jalon/domain/contracts/contract-terms';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { deliveryClient } from '../projects/projects.api.ts';
import { pictureOf } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import type { Option } from '../ui/finding.ts';
import { Page } from '../ui/page.tsx';
import { useToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';
import { useSave } from '../ui/use-save.ts';
import { AboutFields } from './about-fields.tsx';
import { inForceOf } from './contract-changes.ts';
import classes from './contract-form.module.css';
import { useContractHrefs, useContractWords } from './contract-look.ts';
import { amendmentOf, modelText, renewalOf, startOf } from './contract-start.ts';
import { contractClient, modelsQuery } from './contracts.api.ts';
import { TermsForm } from './terms-form.tsx';
import { useVersions } from './use-versions.ts';

type Props = { from: string; amendsId: string | null };

/** A contract that is begun: from a delivery (`from` is its id), from nothing, or from the contract that it amends, or carries on. */
export default function ContractNew({ from, amendsId }: Props) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  const isRenewal = from === 'renewal';
  const isAmendment = (from === 'amendment' || isRenewal) && amendsId !== null;
  const models = useQuery(modelsQuery);
  const amended = useQuery({ ...contractClient.one(amendsId ?? ''), enabled: isAmendment });
  const isFromDelivery = !isAmendment && from !== 'contract';
  const delivery = useQuery({ ...deliveryClient.one(from), enabled: isFromDelivery });
  const error = models.error ?? (isAmendment ? amended.error : isFromDelivery ? delivery.error : null);
  const isComing = !models.data || (isAmendment && !amended.data) || (isFromDelivery && !delivery.data);
  const trail = [
    { name: routeTitle(t, hrefs.route), to: hrefs.list },
    ...(amended.data ? [{ name: amended.data.number, to: hrefs.one(amended.data.id) }] : []),
  ];
  const title = t(isAmendment ? 'contracts.form.amend' : 'contracts.form.create');
  const description = amended.data && t('contracts.form.amendText', { number: amended.data.number });
  return (
    <div className={classes.page}>
      <Trail steps={trail} here={title} />
      <Page title={title} {...(description && { description })}>
        {error ? <Failure error={error} onRetry={() => location.reload()} /> : isComing && <Skeleton height={420} />}
        {!error &&
          !isComing &&
          (isAmendment ? <Amendment amended={amended.data as Contract} isRenewal={isRenewal} /> : <Fresh delivery={delivery.data} />)}
      </Page>
    </div>
  );
}

function useSaved() {
  const { t } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const save = useSave(contractClient);
  return async (input: unknown): Promise<void> => {
    const made = await save(input as never);
    toast.done(t('contracts.done.create', { name: words.name(made) }));
    void navigate(hrefs.one(made.id), { replace: true });
  };
}

function Amendment({ amended, isRenewal }: { amended: Contract; isRenewal: boolean }) {
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const send = useSaved();
  const models = useQuery(modelsQuery).data?.rows ?? [];
  const { first, amendments } = useVersions(amended);
  if (!first) return <Skeleton height={420} />;
  const { id, ownerId, deliveryId } = first;
  const text = modelText(models, amendmentModel(first.type));
  const inForce = inForceOf(first, amendments);
  const initial = {
    ...(isRenewal ? renewalOf(inForce, text) : amendmentOf(inForce, text, ownToday())),
    ownerId,
    deliveryId,
    amendsId: id,
  };
  return (
    <TermsForm
      schema={Input}
      initial={initial}
      delivery={first.delivery}
      about={`contract.amend.${id}`}
      onSend={send}
      onCancel={() => void navigate(hrefs.one(amended.id))}
    />
  );
}

function Fresh({ delivery: given }: { delivery: Delivery | undefined }) {
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const send = useSaved();
  const models = useQuery(modelsQuery).data?.rows ?? [];
  const [type, setType] = useState<Terms['type']>('Freelance');
  const [person, setPerson] = useState<Option | undefined>(
    given && { id: given.ownerId, name: `${given.owner.firstName} ${given.owner.lastName}`, face: { src: pictureOf(given.owner) } },
  );
  const [delivery, setDelivery] = useState(given);
  const isReady = person !== undefined && (type !== 'Freelance' || delivery !== undefined);
  return (
    <>
      <AboutFields {...{ type, person, delivery, setType, setPerson, setDelivery }} />
      {isReady && (
        <TermsForm
          key={`${type} ${person.id} ${delivery?.id}`}
          schema={Input}
          initial={{
            ...startOf(type, delivery, modelText(models, type)),
            ...{ ownerId: person.id, deliveryId: delivery?.id ?? null, amendsId: null },
          }}
          delivery={delivery ?? null}
          about={`contract.new.${type}.${person.id}.${delivery?.id}`}
          onSend={send}
          onCancel={() => void navigate(hrefs.list)}
        />
      )}
    </>
  );
}
