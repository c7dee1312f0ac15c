import { needPlace } from '@jalon/domain/core/notices';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './projects.module.css';

/** The need that a project was opened for. */
export function NeedCard({ need: { id, title, state, applications } }: { need: Opportunity }) {
  const { t } = useTexts();
  const user = useUser();
  return (
    <Panel title={t('projects.need.title')} isFlush>
      <div className={classes.row}>
        <span className={classes.who}>
          <Link to={needPlace(user, id).path} className={classes.name}>
            {title}
          </Link>
          {applications !== null && <span className={classes.line}>{t('projects.need.applications', { count: applications })}</span>}
        </span>
        <StateBadge tone={state === 'posted' ? 'positive' : 'neutral'}>{t(`words.opportunity.state.${state}`)}</StateBadge>
      </div>
    </Panel>
  );
}
