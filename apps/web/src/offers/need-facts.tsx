import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useChoiceName } from '../opportunities/need-look.ts';
import classes from './need-facts.module.css';
import { payOf } from './offer-words.ts';

/** What one looks for first, then who is wanted. */
export function NeedFacts({ need }: { need: Opportunity }) {
  const { t } = useTexts();
  const format = useFormat();
  const durationOf = useChoiceName('opportunity-durations');
  const professionOf = useChoiceName('activity-areas');
  const experienceOf = useChoiceName('experiences');
  const sectorOf = useChoiceName('expertise-areas');
  const { contractType, startsOn, duration, place, remote } = need;
  const isFreelance = contractType === 'Freelance';
  const first = [
    { name: t(isFreelance ? 'offers.field.rate' : 'offers.field.salary'), fact: payOf(t, format, need) ?? t('offers.unsaid') },
    { name: t('offers.field.start'), fact: startsOn ? format.day(startsOn) : t('offers.unsaid') },
    { name: t('offers.field.duration'), fact: durationOf(duration) },
    {
      name: t('offers.field.place'),
      fact: place ? `${place}, ${t(`offers.remote.${remote}`).toLowerCase()}` : t(`offers.remote.${remote}`),
    },
    { name: t('offers.field.contract'), fact: t(`offers.contractType.${contractType}`) },
  ];
  const wanted = [
    { name: t('offers.field.profession'), fact: need.activityAreas.map((code) => professionOf(code)).join(', ') },
    { name: t('offers.field.experience'), fact: experienceOf(need.experience) },
    { name: t('offers.field.sector'), fact: sectorOf(need.expertiseArea) },
    {
      name: t('offers.field.contact'),
      fact: need.contactEmail && (
        <Anchor href={`mailto:${need.contactEmail}`} inherit>
          {need.contactEmail}
        </Anchor>
      ),
    },
  ];
  return (
    <div className={classes.facts}>
      <FactLine facts={first} />
      <FactLine facts={wanted} />
    </div>
  );
}

function FactLine({ facts }: { facts: { name: string; fact: ReactNode }[] }) {
  const known = facts.filter(({ fact }) => fact);
  if (known.length === 0) return null;
  return (
    <dl className={classes.line}>
      {known.map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
