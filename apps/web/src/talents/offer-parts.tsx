import { addDays, todayIn } from '@jalon/domain/core/dates';
import { availabilityOn } from '@jalon/domain/talents/talent';
import type { Offer } from '@jalon/domain/talents/talent-schema';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './offer.module.css';
import { availabilityTones, busyNow, nameOf, ownZone } from './talent-look.ts';

const [some, few] = [3, 2];
/** Up to so many days from now, day and month alone name one date. */
const plainDays = 300;

type Person = { id: string; firstName: string; lastName: string };

/** A face, a name, and under it what they do. */
export const OfferName = ({ person, title }: { person: Person; title: ReactNode }) => (
  <span className={classes.who}>
    <PersonFace person={person} size={40} />
    <span className={classes.person}>
      <span className={classes.name} title={nameOf(person)}>
        <PersonName person={person} />
      </span>
      <span className={classes.title} title={typeof title === 'string' ? title : undefined}>
        {title}
      </span>
    </span>
  </span>
);

/** The first few, fewer where there is no room for them (see the styles); how many more there are is said. */
export const Skills = ({ skills }: { skills: readonly string[] }) => (
  <span className={classes.skills}>
    <span className={classes.chips}>
      {skills.slice(0, some).map((skill) => (
        <span key={skill} className={classes.skill}>
          {skill}
        </span>
      ))}
      <More when="some" skills={skills.slice(some)} />
      <More when="few" skills={skills.slice(few)} />
    </span>
  </span>
);

/** The first of them; the others are a hint away. */
export const Places = ({ places }: { places: readonly string[] }) => (
  <span className={classes.places} title={places.join(', ')}>
    {places.slice(0, 2).join(', ')}
  </span>
);

function More({ when, skills }: { when: 'some' | 'few'; skills: readonly string[] }) {
  const { t } = useTexts();
  if (skills.length === 0) return null;
  return (
    <span className={classes.skill} data-more={when} title={skills.join(', ')}>
      {t('talents.moreSkills', { count: skills.length })}
    </span>
  );
}

/** From when on somebody could start, or what keeps them; nothing where nobody has said. */
export function Availability({ of }: { of: Pick<Offer, 'availableFrom' | 'busy'> }) {
  const { t } = useTexts();
  const format = useFormat();
  const today = todayIn(ownZone, new Date());
  const { availableFrom: from } = of;
  const busy = busyNow(of);
  const availability = availabilityOn(from, today);
  if (busy && !from) return <StateBadge tone="neutral">{t(`words.profile.value.availabilityState.${busy}`)}</StateBadge>;
  if (!availability || !from) return null;
  return (
    <StateBadge tone={availabilityTones[availability]} title={`${t(`talents.availability.${availability}`)}, ${format.day(from)}`}>
      {availability === 'now'
        ? t('talents.availability.now')
        : t('talents.from', { date: from < addDays(today, plainDays) ? format.shortDay(from) : format.day(from) })}
    </StateBadge>
  );
}
