import type { Application } from '@jalon/domain/applications/application';
import { Button, Checkbox } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ApplicationScore } from '../matching/application-match.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { PersonFace } from '../ui/face.tsx';
import link from '../ui/row-link.module.css';
import classes from './application-list.module.css';
import { faceOf, nameOf, useAddresses, useApplicationWords } from './application-look.ts';
import type { ApplicationActs } from './use-application-acts.tsx';

type RowProps = { application: Application; acts: ApplicationActs; isTicked: boolean; onTick: () => void };

/** One application as a line, and on a phone as a card with its acts below. */
export function ApplicationRow({ application, acts, isTicked, onTick }: RowProps) {
  const { t } = useTexts();
  const words = useApplicationWords();
  const addresses = useAddresses();
  const name = nameOf(application);
  const [turn, meeting] = [words.turn(application), words.meeting(application)];
  const menu = acts.menuOf(application);
  const wanted = turn?.turn === 'me' ? ['reject', application.state === 'new' ? 'submit' : 'interview'] : [];
  const first = wanted.flatMap((key) => menu.filter((action) => action.key === key));
  const canReject = application.actions.includes('reject');
  return (
    <li className={classes.row} data-row={application.id} data-ticked={isTicked || undefined}>
      <span className={classes.tick}>
        {canReject && <Checkbox checked={isTicked} onChange={onTick} aria-label={t('applications.select', { name })} />}
      </span>
      <PersonFace person={faceOf(application)} size={40} />
      <span className={classes.who}>
        <Link to={addresses.application(application.id)} className={`${link.open} ${classes.open}`} data-open>
          {name}
        </Link>
        <span className={classes.muted}>{application.owner.title ?? t('applications.unsaid')}</span>
      </span>
      <span className={classes.terms}>
        <ApplicationScore application={application} />
        <span className={classes.pay}>{words.pay(application)}</span>
        <span className={classes.muted}>{words.available(application)}</span>
      </span>
      <span className={classes.state}>
        {turn && (
          <span className={classes.turn} data-mine={turn.turn === 'me' || undefined}>
            <span>{turn.who}</span>
            <span className={classes.age} data-late={turn.isLate || undefined} title={turn.hint}>
              <IconClock size={12} stroke={1.75} aria-hidden />
              {turn.age}
            </span>
          </span>
        )}
        {meeting && <span className={classes.muted}>{meeting}</span>}
        {application.reason && <span className={classes.muted}>{application.reason}</span>}
      </span>
      {menu.length > 0 && (
        <span className={classes.acts} data-few={first.length === 0 || undefined}>
          <ActionMenu label={t('applications.actionsOn', { name })} actions={menu} isButton />
          {first.map(({ key, label, icon: Icon, run }) => (
            <Button
              key={key}
              size="sm"
              variant={key === 'reject' ? 'default' : 'light'}
              leftSection={key !== 'reject' && Icon && <Icon size={16} stroke={1.75} />}
              onClick={run}
            >
              {key === 'interview' ? t('applications.action.meet') : label}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
