import { useDraggable } from '@dnd-kit/core';
import type { Application } from '@jalon/domain/applications/application';
import { Button } from '@mantine/core';
import { IconCalendarEvent, IconClock } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ApplicationScore } from '../matching/application-match.tsx';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { CompanyFace, PersonFace } from '../ui/face.tsx';
import classes from './application-card.module.css';
import { faceOf, nameOf, useAddresses, useApplicationWords } from './application-look.ts';
import turns from './turn.module.css';

type CardProps = { application: Application; menu: Action[] };

/** A card that is taken to another lane by the pointer or by Space and the arrows; its menu does the same. */
export function ApplicationCard({ application, menu }: CardProps) {
  const { t } = useTexts();
  const { id } = application;
  const canMove = menu.length > 0;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: !canMove,
    attributes: { roleDescription: t('applications.drag.item') },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() === 'm' && canMove) {
      event.preventDefault();
      event.currentTarget.closest('[data-row]')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    } else onKeyDown?.(event);
  };
  return (
    <li ref={setNodeRef} className={classes.card} data-row={id} data-dragging={isDragging || undefined} {...pointer}>
      <CardContent application={application}>
        <Link
          ref={setActivatorNodeRef as never}
          to={useAddresses().application(id)}
          className={classes.open}
          draggable={false}
          data-open
          onKeyDown={press}
          {...(canMove
            ? { 'aria-describedby': attributes['aria-describedby'], 'aria-roledescription': attributes['aria-roledescription'] }
            : {})}
        >
          {nameOf(application)}
        </Link>
      </CardContent>
      <Quick application={application} menu={menu} />
      {canMove && (
        <span className={classes.more}>
          <ActionMenu label={t('applications.actionsOn', { name: nameOf(application) })} actions={menu} />
        </span>
      )}
    </li>
  );
}

/** What is new is qualified in place. */
function Quick({ application, menu }: CardProps) {
  const quick = application.state === 'new' ? menu.filter(({ key }) => key === 'submit' || key === 'reject').toReversed() : [];
  if (quick.length === 0) return null;
  return (
    <span className={classes.quick}>
      {quick.map(({ key, label, run }) => (
        <Button key={key} size="compact-sm" variant={key === 'submit' ? 'light' : 'default'} onClick={run}>
          {label}
        </Button>
      ))}
    </span>
  );
}

/** As it is on its way: nothing in it can be pressed. */
export const LiftedCard = ({ application }: { application: Application }) => (
  <div className={classes.card} data-lifted>
    <CardContent application={application}>
      <span className={classes.open}>{nameOf(application)}</span>
    </CardContent>
  </div>
);

function CardContent({ application, children }: { application: Application; children: React.ReactNode }) {
  const { t } = useTexts();
  const words = useApplicationWords();
  const pay = words.pay(application);
  return (
    <>
      <div className={classes.top}>
        <p className={classes.name}>
          <PersonFace person={faceOf(application)} size={28} />
          {children}
        </p>
        <p className={classes.title}>{application.owner.title ?? t('applications.unsaid')}</p>
        <p className={classes.facts}>
          <ApplicationScore application={application} />
          <span className={classes.muted}>{words.available(application) ?? t('applications.unsaid')}</span>
          {pay && <span className={classes.pay}>{pay}</span>}
        </p>
      </div>
      <CardFoot application={application} />
    </>
  );
}

function CardFoot({ application }: { application: Application }) {
  const words = useApplicationWords();
  const user = useUser();
  const [turn, meeting] = [words.turn(application), words.meeting(application)];
  if (!turn && !meeting) return null;
  return (
    <div className={classes.foot}>
      {turn && (
        <p className={turns.turn} data-mine={turn.turn === 'me' || undefined}>
          {turn.turn === 'me' && <PersonFace person={user} size={16} />}
          {turn.turn === 'candidate' && <PersonFace person={faceOf(application)} size={16} />}
          {turn.turn === 'other' && application.opportunity.company && <CompanyFace company={application.opportunity.company} size={16} />}
          <span>{turn.who}</span>
          <span className={turns.age} data-late={turn.isLate || undefined} title={turn.hint}>
            <IconClock size={12} stroke={1.75} aria-hidden />
            {turn.age}
          </span>
        </p>
      )}
      {meeting && (
        <p className={classes.meeting}>
          {!turn && <IconCalendarEvent size={14} stroke={1.75} aria-hidden />}
          {meeting}
        </p>
      )}
    </div>
  );
}
