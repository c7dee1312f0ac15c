import type { Application } from '@jalon/domain/applications/application';
import type { Home } from '@jalon/domain/home/home';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { Panel } from '../ui/panel.tsx';
import link from '../ui/row-link.module.css';
import classes from './interviews.module.css';

/** With whom: a company to the freelance, a candidate to everybody else. */
export type MeetingLook = (application: Application) => { face: ReactNode; title: string; what: string | undefined; to: string };
type Props = { found: Home['interviews'] | undefined; lookOf: MeetingLook; clock: 'own' | 'operator' };

/** The interviews of the next days: with whom, when, how. */
export function Interviews({ found, lookOf, clock }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const moments = useMoments(clock);
  if (found === null) return null;
  const count = found && found.count > 0 && <span className={classes.count}>{format.count(found.count)}</span>;
  const meetingOf = (application: Application) => {
    const { face, title, what, to } = lookOf(application);
    const when = application.interviewAt && moments.when(application.interviewAt);
    const how = application.format && t(`words.application.value.format.${application.format}`);
    return (
      <li key={application.id} className={classes.row}>
        {face}
        <div className={classes.body}>
          <Link to={to} className={link.open}>
            {title}
          </Link>
          <span className={classes.when}>{[when, how].filter(Boolean).join(' · ')}</span>
          {what && <span className={classes.what}>{what}</span>}
        </div>
      </li>
    );
  };
  return (
    <Panel title={t('home.interviewsTitle')} isFlush aside={count}>
      {!found && <Skeleton height={120} m="md" w="auto" aria-busy="true" />}
      {found?.rows.length === 0 && <p className={classes.none}>{t('home.interviewsEmpty')}</p>}
      {found && found.rows.length > 0 && <ul className={classes.list}>{found.rows.map(meetingOf)}</ul>}
    </Panel>
  );
}
