import { managedListing } from '@jalon/domain/accounts/managed-account';
import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nameOf, stateTones } from '../accounts/account-look.ts';
import { accountClient } from '../accounts/accounts.api.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonFace } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import lines from '../ui/lines.module.css';
import { StateBadge } from '../ui/state-badge.tsx';
import { readTable } from '../ui/use-table-state.ts';
import classes from './companies.module.css';

/** The first of a company's people, and the way to all of them. */
export function CompanyContacts({ company: { id, state, contacts } }: { company: ClientCompany }) {
  const { t } = useTexts();
  const format = useFormat();
  const reach = useReach();
  const query = { ...readTable(managedListing, new URLSearchParams()), companyId: id };
  const { data, error, refetch } = useQuery(accountClient.list({ ...query, type: 'Company' }));
  const filters = { companyId: id };
  const add = state === 'active' && (
    <Button
      component={Link}
      to={placeHref(reach, { tab: 'Company', id: 'new', filters })}
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.8} />}
    >
      {t('companies.addContact')}
    </Button>
  );
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} aria-busy="true" />;
  if (data.rows.length === 0)
    return <EmptyState title={t('companies.noContacts')} description={t('companies.noContactsText')} action={add} />;
  return (
    <>
      <ul className={lines.lines}>
        {data.rows.map((person) => (
          <li key={person.id}>
            <PersonFace person={person} size={28} />
            <span className={lines.name}>
              <Anchor component={Link} to={placeHref(reach, { tab: 'Company', id: person.id, filters })} inherit>
                {nameOf(person)}
              </Anchor>
              <span className={classes.email}>{person.email}</span>
            </span>
            <StateBadge tone={stateTones[person.state]}>{t(`words.account.state.${person.state}`)}</StateBadge>
          </li>
        ))}
      </ul>
      <Group justify="space-between">
        <Anchor component={Link} to={placeHref(reach, { tab: 'Company', filters })} inherit>
          {t('companies.seeContacts', { count: contacts, shown: format.count(contacts) })}
        </Anchor>
        {add}
      </Group>
    </>
  );
}
