import type { WholeTalent } from '@jalon/domain/talents/talent-schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { KeepPerson } from '../people-lists/keep-person.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonFace } from '../ui/face.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { PdfMenu } from './pdf-menu.tsx';
import { availabilityTones, nameOf } from './talent-look.ts';
import { TalentProfile, useTalentFigures } from './talent-profile.tsx';
import { talentQuery } from './talents.api.ts';

const PersonProposals = later(() => import('../proposals/person-proposals.tsx'));

/** One freelance as companies see them; of a hidden one, only that. */
export function TalentDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(talentQuery(id));
  const back = t('talents.backToList');
  if (!data) {
    const words = { missing: t('talents.missing'), missingText: t('talents.missingText'), back };
    return <RecordState error={error} words={words} onBack={onBack} onRetry={() => void refetch()} />;
  }
  if (data.isPrivate) {
    const action = <Button onClick={onBack}>{back}</Button>;
    return <EmptyState title={t('talents.hidden')} description={t('talents.hiddenText')} illustration={<LostPath />} action={action} />;
  }
  return (
    <TalentSheet talent={data}>
      <PersonProposals person={data}>
        <PdfMenu of="talents" id={id} />
        <KeepPerson person={data} />
      </PersonProposals>
    </TalentSheet>
  );
}

/** `children`: what can be done, between who they are and what they tell. */
type SheetProps = { talent: WholeTalent & { picture?: string | null }; children?: ReactNode };

/** What companies see of a freelance. */
export function TalentSheet({ talent, children }: SheetProps) {
  const { t } = useTexts();
  const { title, availability, availabilityState } = talent;
  return (
    <>
      <RecordHeader
        face={<PersonFace person={talent} size={56} />}
        name={nameOf(talent)}
        title={title ?? t('talents.unsaid')}
        chips={
          availabilityState && (
            <StateBadge isChip tone={availability && availabilityState !== 'working' ? availabilityTones[availability] : 'neutral'}>
              {t(`words.profile.value.availabilityState.${availabilityState}`)}
            </StateBadge>
          )
        }
        figures={useTalentFigures(talent)}
      />
      {children}
      <TalentProfile talent={talent} />
    </>
  );
}
