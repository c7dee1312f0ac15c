import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CompanyFace } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import lines from '../ui/lines.module.css';
import { StateBadge } from '../ui/state-badge.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { stateTones } from './company-look.ts';
import { findCompanies, portfolioQuery, useAssignCompanies } from './portfolios.api.ts';
import { placeHref, useReach } from './reach.ts';

/** The companies a commercial looks after, and the choice of them. */
export function CommercialPortfolio({ account, name: person }: { account: ManagedAccount; name: string }) {
  const { t } = useTexts();
  const reach = useReach();
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refetch } = useQuery(portfolioQuery(account.id));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} aria-busy="true" />;
  if (isChoosing) return <PortfolioForm id={account.id} name={person} current={data} onClose={() => setChoosing(false)} />;
  const canChoose = account.state === 'active' && account.isValidated;
  return (
    <>
      {account.seesAll && (
        <Text size="sm" c="dimmed" mb="md">
          {t('companies.portfolio.seesAll')}
        </Text>
      )}
      {data.length === 0 && <EmptyState title={t('companies.portfolio.empty')} />}
      <ul className={lines.lines}>
        {data.map(({ id, name, state }) => (
          <li key={id}>
            <CompanyFace company={{ id, name }} size={28} />
            <Anchor component={Link} to={placeHref(reach, { tab: 'companies', id })} inherit className={lines.name}>
              {name}
            </Anchor>
            <StateBadge tone={stateTones[state]}>{t(`words.company.state.${state}`)}</StateBadge>
          </li>
        ))}
      </ul>
      {(canChoose || data.length > 0) && (
        <Button variant="default" leftSection={<IconBriefcase size={16} />} onClick={() => setChoosing(true)}>
          {t('companies.portfolio.edit')}
        </Button>
      )}
    </>
  );
}

type FormProps = { id: string; name: string; current: { id: string; name: string }[]; onClose: () => void };

function PortfolioForm({ id, name, current, onClose }: FormProps) {
  const { t } = useTexts();
  const { mutateAsync } = useAssignCompanies(id);
  const words = {
    text: t('companies.portfolio.text'),
    label: t('companies.portfolio.companies'),
    search: t('companies.portfolio.search'),
    none: t('companies.portfolio.none'),
    saved: t('companies.portfolio.saved', { name }),
  };
  const faced = current.map(({ id, name: company }) => ({ id, name: company, face: { src: null, isCompany: true } }));
  return <ChoiceForm words={words} find={findCompanies} current={faced} save={mutateAsync} onClose={onClose} />;
}
