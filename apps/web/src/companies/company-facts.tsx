import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { inGroups } from '@jalon/domain/companies/number-groups';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import { Imported } from '../ui/imported.tsx';
import classes from './companies.module.css';
import { SameSiren } from './same-siren.tsx';

export function CompanyFacts({ company }: { company: ClientCompany }) {
  const { t } = useTexts();
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
    official('siren'),
    official('siret'),
    own('ape'),
    { name: t('companies.card.website'), fact: website && <Website address={website} /> },
    own('phone1'),
    own('phone2'),
    own('address'),
    { name: t('companies.column.city'), fact: [postalCode, city].filter(Boolean).join(' ') },
    { name: t('companies.card.country'), fact: company.countryName },
    { name: t('common.origin'), fact: company.isImported && <Imported at={company.createdAt} /> },
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

/** As people say it; the link has the rest. */
const Website = ({ address }: { address: string }) => (
  <Anchor href={address} inherit>
    {address.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
  </Anchor>
);
