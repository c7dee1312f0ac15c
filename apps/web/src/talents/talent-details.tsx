import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { TalentProfile } from './talent-profile.tsx';
import { talentQuery } from './talents.api.ts';

/** One freelance as companies see them; of a hidden one, only that. */
export function TalentDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(talentQuery(id));
  const back = <Button onClick={onBack}>{t('talents.backToList')}</Button>;
  if (data?.isPrivate)
    return <EmptyState title={t('talents.hidden')} description={t('talents.hiddenText')} illustration={<LostPath />} action={back} />;
  if (error instanceof CallError && error.status === 404)
    return <EmptyState title={t('talents.missing')} description={t('talents.missingText')} illustration={<LostPath />} action={back} />;
  if (error && !data)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />;
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  return <TalentProfile talent={data} />;
}
