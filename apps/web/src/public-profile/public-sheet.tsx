import type { PublicProfile } from '@jalon/domain/profiles/public-page';
import { publicName } from '@jalon/domain/profiles/public-view';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { usePay } from '../talents/talent-look.ts';
import { TalentParts } from '../talents/talent-profile.tsx';
import { Face } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';

const tones = { available: 'positive', soon: 'accent', working: 'neutral', unavailable: 'neutral' } satisfies Record<string, Tone>;

type Props = { profile: PublicProfile /** Of the picture. */; src: string | null; heading: 'h1' | 'h2'; children?: ReactNode };

/** A freelance as strangers see them. `children`: what can be done, between who they are and what they tell. */
export function PublicSheet({ profile, src, heading, children }: Props) {
  const { t, language } = useTexts();
  const format = useFormat();
  const pay = usePay();
  const { title, availabilityState: state, availableFrom, experience, contractType, areas, remote, mobilityNote } = profile;
  const name = publicName(profile);
  const isDated = availableFrom !== null && (state === 'soon' || state === 'working');
  const places = areas.map((area) => area[language]);
  const figures = [
    { name: t('talents.field.areas'), value: places.slice(0, 2).join(', ') },
    { name: t('talents.field.availableFrom'), value: isDated && format.day(availableFrom) },
    { name: t('talents.field.experience'), value: experience?.[language] },
    { name: t(contractType === 'Freelance' ? 'talents.field.dailyRate' : 'talents.field.annualSalary'), value: pay(profile) },
    { name: t('talents.field.remote'), value: remote && t(`words.profile.value.remote.${remote}`) },
  ];
  const facts = [
    { name: t('talents.field.areas'), fact: places.length > 2 && places.join(', ') },
    { name: t('talents.field.mobility'), fact: mobilityNote },
  ];
  return (
    <>
      <RecordHeader
        face={<Face id={name} name={name} src={src} size={72} />}
        name={name}
        title={title ?? t('talents.unsaid')}
        heading={heading}
        chips={
          state && (
            <StateBadge isChip tone={tones[state]}>
              {t(`words.profile.value.availabilityState.${state}`)}
            </StateBadge>
          )
        }
        figures={figures}
      />
      {children}
      <TalentParts talent={profile} heading={heading === 'h1' ? 'h2' : 'h3'} />
      <Facts facts={facts} />
    </>
  );
}
