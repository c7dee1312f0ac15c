import { permitsUser } from '@jalon/domain/core/permission';
import { href } from '@jalon/domain/core/routes';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { companyTasksQuery } from '../talents/talents.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import gaps from './gaps.module.css';
import { HomeFailure } from './home-failure.tsx';
import classes from './queue.module.css';

/** What waits for somebody of a company. Those who can do nothing about any of it are not shown the panel. */
export function CompanyTasks() {
  const { t } = useTexts();
  const format = useFormat();
  const canAct = permitsUser(useUser(), 'company.edit|contacts.view');
  const { data, error, refetch } = useQuery({ ...companyTasksQuery, enabled: canAct });
  if (!canAct) return null;
  const missing = data?.gaps ?? [];
  const invitations = data?.invitations ?? 0;
  return (
    <Panel title={t('home.tasks.title')} isFlush>
      {data && missing.length === 0 && invitations === 0 && <EmptyState title={t('home.tasks.empty')} />}
      {(missing.length > 0 || invitations > 0) && (
        <ul className={classes.list}>
          {missing.length > 0 && (
            <li>
              <Link to={href('company.contacts', { tab: 'company' })} className={classes.link}>
                <span className={classes.name}>
                  {t('home.tasks.gaps')}
                  <span className={gaps.note}>{missing.map((gap) => t(`home.tasks.gap.${gap}`)).join(', ')}</span>
                </span>
                <span className={classes.count}>{format.count(missing.length)}</span>
              </Link>
            </li>
          )}
          {invitations > 0 && (
            <li>
              <Link to={`${href('company.contacts', { tab: 'contacts' })}?f.state=none`} className={classes.link}>
                <span className={classes.name}>{t('home.tasks.invitations')}</span>
                <span className={classes.count}>{format.count(invitations)}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
      {error && !data && <HomeFailure title={t('home.tasks.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={80} radius={0} aria-busy="true" />}
    </Panel>
  );
}
