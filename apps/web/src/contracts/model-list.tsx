import { Skeleton } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Failure } from '../ui/failure.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useContractHrefs } from './contract-look.ts';
import classes from './contract-page.module.css';
import { modelsQuery } from './contracts.api.ts';

/** The texts that contracts begin with, one for each kind. */
export default function ModelList() {
  const { t } = useTexts();
  const format = useFormat();
  const hrefs = useContractHrefs();
  const { data, error, refetch } = useQuery(modelsQuery);
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <Skeleton height={320} />;
  return (
    <>
      <p className={classes.none}>{t('contracts.models.intro')}</p>
      <ul className={classes.lines}>
        {data.rows.map(({ id, name, state, updatedAt }) => (
          <li key={id}>
            <IconFileDescription size={24} stroke={1.5} className={classes.muted} aria-hidden />
            <div className={classes.grow}>
              <Link to={hrefs.model(id)}>{t(`words.contractModel.value.name.${name}`)}</Link>
              <span>
                {state === 'original' ? t('contracts.models.original') : t('contracts.models.changedOn', { date: format.day(updatedAt) })}
              </span>
            </div>
            {state === 'changed' && (
              <StateBadge isChip tone="accent">
                {t('words.contractModel.state.changed')}
              </StateBadge>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
