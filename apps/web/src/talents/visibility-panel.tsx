import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../account/account.module.css';
import { Failed } from '../account/panel-states.tsx';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { ownProfileQuery } from './talents.api.ts';
import { useVisibility } from './use-visibility.ts';

/** Who sees the profile, and the switch that hides it from companies. */
export function VisibilityPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(ownProfileQuery);
  const { set, isPending, wanted } = useVisibility();
  const isPrivate = data?.isPrivate ?? null;
  const { isValidated } = useUser();
  const shown = isValidated ? 'shown' : 'waiting';
  const badge = isPrivate !== null && (
    <StateBadge tone={isPrivate || !isValidated ? 'warning' : 'positive'}>
      {t(`talents.visibility.${isPrivate ? 'hidden' : shown}`)}
    </StateBadge>
  );
  return (
    <Panel title={t('talents.visibility.title')} aside={badge}>
      {error && !data && <Failed title={t('talents.visibility.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={72} aria-busy="true" />}
      {data && (
        <div className={classes.stack}>
          <p className={classes.text}>{t('talents.visibility.companies')}</p>
          <p className={classes.text}>{t(isPrivate === null ? 'talents.visibility.none' : 'talents.visibility.whenHidden')}</p>
          {isPrivate !== null && (
            <Switch
              label={t('talents.visibility.switch')}
              checked={isPending ? wanted : isPrivate}
              onChange={({ currentTarget }) => void (isPending || set(currentTarget.checked))}
            />
          )}
        </div>
      )}
    </Panel>
  );
}
