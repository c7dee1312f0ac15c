import { href } from '@jalon/domain/core/routes';
import { Anchor, Skeleton } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ownProfileQuery } from '../talents/talents.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './gaps.module.css';
import { HomeFailure } from './home-failure.tsx';

/** What a freelance has not said yet, and whether companies can read the rest. */
export function ProfileGaps({ isValidated }: { isValidated: boolean }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(ownProfileQuery);
  return (
    <Panel title={t('home.gaps.title')} isFlush>
      {data && data.gaps.length === 0 && (
        <EmptyState
          title={t('home.gaps.done')}
          description={data.isPrivate ? undefined : t(`home.gaps.${isValidated ? 'doneText' : 'doneWaiting'}`)}
        />
      )}
      {data && data.gaps.length > 0 && (
        <div className={classes.body}>
          <p>{t('home.gaps.intro', { count: data.gaps.length })}</p>
          <ul>
            {data.gaps.map((gap) => (
              <li key={gap}>
                <IconCircleDashed size={16} stroke={1.75} aria-hidden />
                {t(`home.gaps.gap.${gap}`)}
              </li>
            ))}
          </ul>
          <p className={classes.muted}>{t('home.gaps.soon')}</p>
        </div>
      )}
      {data?.isPrivate && (
        <p className={classes.foot}>
          {t('home.gaps.hidden')}{' '}
          <Anchor component={Link} to={href('freelance.account')} inherit>
            {t('home.gaps.visibility')}
          </Anchor>
        </p>
      )}
      {error && !data && <HomeFailure title={t('home.gaps.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={160} radius={0} aria-busy="true" />}
    </Panel>
  );
}
