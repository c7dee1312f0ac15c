import { byName, type ClientCompany } from '@jalon/domain/companies/client-company';
import { inGroups } from '@jalon/domain/companies/number-groups';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { commercialName } from '../portfolios/company-look.ts';
import { placeHref, type Reach, useReach } from '../portfolios/reach.ts';
import { Facts } from '../ui/facts.tsx';
import classes from './companies.module.css';
import { SameSiren } from './same-siren.tsx';

export function CompanyFacts({ company }: { company: ClientCompany }) {
  const { t } = useTexts();
  const reach = useReach();
  const { state, website, postalCode, city } = company;
  const official = (name: 'siren' | 'siret') => ({
    name: t(`companies.card.${name}`),
    fact: inGroups(company[name] ?? ''),
  });
  const own = (name: 'ape' | 'phone1' | 'phone2' | 'address') => ({
    name: t(`companies.card.${name}`),
    fact: company[name],
  });
  const facts: { name: string; fact: ReactNode }[] = [
    { name: t('companies.column.commercials'), fact: <Commercials company={company} reach={reach} /> },
    official('siren'),
    official('siret'),
    own('ape'),
    { name: t('companies.card.website'), fact: website && <Anchor href={website}>{website}</Anchor> },
    own('phone1'),
    own('phone2'),
    own('address'),
    { name: t('companies.column.city'), fact: [postalCode, city].filter(Boolean).join(' ') },
    { name: t('companies.card.country'), fact: company.countryName },
  ];
  return (
    <>
      {state === 'disabled' && (
        <Text size="sm" c="dimmed" mb="md">
          {t('companies.disabledText')}
        </Text>
      )}
      {company.sameSiren.length > 0 && (
        <p className={classes.notice}>
          <SameSiren companies={company.sameSiren} />
        </p>
      )}
      <Facts facts={facts} />
    </>
  );
}

/** An administrator goes on to the people; a commercial sees their names. */
function Commercials({ company: { commercials }, reach }: { company: ClientCompany; reach: Reach }) {
  const { t } = useTexts();
  if (commercials.length === 0) return t('companies.nobody');
  if (reach === 'commercial')
    return byName(commercials)
      .map((one) => commercialName(t, one))
      .join(', ');
  return byName(commercials).map((one, index) => (
    <span key={one.id}>
      {index > 0 && ', '}
      <Anchor component={Link} to={placeHref(reach, { tab: 'Commercial', id: one.id })} inherit>
        {commercialName(t, one)}
      </Anchor>
    </span>
  ));
}
