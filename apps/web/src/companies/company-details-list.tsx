import type { Company } from '@jalon/domain/companies/client-company';
import { inGroups } from '@jalon/domain/companies/number-groups';
import { Anchor } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './company-panel.module.css';

const names = [
  'name',
  'siren',
  'siret',
  'ape',
  'website',
  'phone1',
  'phone2',
  'address',
  'city',
  'country',
  'employees',
  'sector',
] as const;

/** The company as those see it who may not change it. */
export function CompanyDetailsList({ company }: { company: Company }) {
  const { t } = useTexts();
  const { number } = useFormat();
  const words = (name: (typeof names)[number]) => {
    const { website, postalCode, city, countryName, sectorName, employees } = company;
    if (name === 'website' && website) return <Anchor href={website}>{website}</Anchor>;
    if (name === 'city') return [postalCode, city].filter(Boolean).join(' ');
    if (name === 'country') return countryName;
    if (name === 'sector') return sectorName;
    if (name === 'employees') return employees === null ? null : number(employees);
    return name === 'siren' || name === 'siret' ? inGroups(company[name] ?? '') : company[name];
  };
  return (
    <dl className={classes.details}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`companies.card.${name}`)}</dt>
          <dd>{words(name) || <span className={classes.none}>{t('companies.card.none')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
