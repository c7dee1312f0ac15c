import type { Application } from '@jalon/domain/applications/application';
import type { Home } from '@jalon/domain/home/home';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { CompanyMark } from '../offers/company-mark.tsx';
import { ownStageText, ownTone } from '../offers/own-look.ts';
import { ownHref, tabHref } from '../offers/use-place.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import link from '../ui/row-link.module.css';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './own-applications.module.css';

/** The applications that are not decided: how far each is, and whose turn it is. */
export function OwnApplications({ found }: { found: Home['ownApplications'] | undefined }) {
  const { t } = useTexts();
  const all = (
    <Anchor component={Link} to={tabHref('applications')} size="sm">
      {t('home.seeAll')}
    </Anchor>
  );
  return (
    <Panel title={t('home.ownApplications')} isFlush aside={all}>
      {!found && <Skeleton height={160} m="md" w="auto" aria-busy="true" />}
      {found?.rows.length === 0 && (
        <EmptyState
          title={t('home.ownApplicationsEmpty')}
          description={t('home.ownApplicationsEmptyText')}
          action={
            <Button component={Link} to={tabHref('all')} variant="default">
              {t('home.seeNeeds')}
            </Button>
          }
        />
      )}
      {found && found.rows.length > 0 && (
        <ul className={classes.list}>
          {found.rows.map((own) => (
            <Row key={own.id} own={own} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ own }: { own: Application }) {
  const { t } = useTexts();
  const moments = useMoments('own');
  const { id, opportunity, state, waitsFor, interviewAt } = own;
  const isMine = waitsFor === 'candidate';
  const next = waitsFor
    ? t(`offers.own.turn.${waitsFor}`)
    : interviewAt && t('offers.own.row.interviewOn', { date: moments.when(interviewAt) });
  return (
    <li className={classes.row}>
      <CompanyMark company={opportunity.company} size={36} />
      <div className={classes.main}>
        <Link to={ownHref(id)} className={link.open}>
          {opportunity.title}
        </Link>
        <span className={classes.whose}>
          {[opportunity.company?.name ?? t('offers.anonymous'), opportunity.place].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={classes.state}>
        <StateBadge tone={ownTone(state, isMine)}>{t(ownStageText(own))}</StateBadge>
        {next && <span className={classes.next}>{next}</span>}
      </div>
    </li>
  );
}
