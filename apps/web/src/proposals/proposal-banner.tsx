import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { PersonFace } from '../ui/face.tsx';
import { useToast } from '../ui/toast.tsx';
import { proposalClient } from './proposals.api.ts';
import classes from './proposals.module.css';

type BannerProps = { proposal: NonNullable<Opportunity['proposal']> };

/** A need was put before the freelance who reads it: who did so, what they say, and the way to say no. Saying yes is applying. */
export function ProposalBanner({ proposal }: BannerProps) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const askReason = useAskReason();
  const { id, by, message } = proposal;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (reason: string) => call('POST /api/proposals/:id/decline', { params: { id }, body: { reason } }),
    onSettled: () => proposalClient.refresh(client),
  });
  const decline = async () => {
    const reason = await askReason({
      ...{ title: t('proposals.declineTitle'), text: t('proposals.declineText'), confirm: t('proposals.decline') },
      reason: { label: t('proposals.declineReason'), hint: t('proposals.declineHint'), max: 500, isOptional: true },
    });
    if (reason === undefined) return;
    await mutateAsync(reason).then(() => toast.done(t('proposals.declined')), toast.failed);
  };
  return (
    <section className={classes.banner} aria-label={t('proposals.badge')}>
      {by && <PersonFace person={by} size={36} />}
      <div className={classes.says}>
        <strong>{by ? t('proposals.received', { name: `${by.firstName} ${by.lastName}` }) : t('proposals.receivedAnonymous')}</strong>
        {message && <p className={classes.message}>{message}</p>}
        <p className={classes.meta}>{t('proposals.receivedText')}</p>
      </div>
      <Button variant="default" loading={isPending} onClick={() => void decline()}>
        {t('proposals.decline')}
      </Button>
    </section>
  );
}
