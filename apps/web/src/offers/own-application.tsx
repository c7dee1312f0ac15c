import type { Application } from '@jalon/domain/applications/application';
import { href } from '@jalon/domain/core/routes';
import { Anchor, Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Milestones } from '../ui/milestones.tsx';
import { ShortDate } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { Interview } from './interview.tsx';
import classes from './own-application.module.css';
import { OwnGiven } from './own-given.tsx';
import { ownStageText, ownTone } from './own-look.ts';
import { ownMilestones } from './own-milestones.ts';
import { SectionTitle } from './section-title.tsx';
import { Slots } from './slots.tsx';
import { useOwnActs } from './use-own-acts.ts';

/** How far one’s own application is, whose turn it is, and what can be done about it. */
export function OwnApplication({ own, isNew }: { own: Application; isNew: boolean }) {
  const { t } = useTexts();
  const id = useId();
  // Whoever has sent it goes on from here: the form that had the focus is gone.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) section.current?.focus();
  }, [isNew]);
  const { retire, pick, decline, isActing } = useOwnActs(own);
  const { state, slots } = own;
  const decided = state === 'accepted' || state === 'rejected' || state === 'retired' ? state : undefined;
  const milestones = ownMilestones(own, Date.now()).map(({ name, look, at }) => ({
    name: name === 'decided' && decided ? t(`offers.own.decided.${decided}`) : t(`offers.own.stone.${name}`),
    look,
    when: at ? <ShortDate iso={at} /> : t('offers.own.notYet'),
  }));
  return (
    <section ref={section} className={classes.own} aria-labelledby={id} tabIndex={-1}>
      <div className={classes.head}>
        <SectionTitle id={id}>{t('offers.own.title')}</SectionTitle>
        <StateBadge isChip tone={ownTone(state, false)}>
          {t(ownStageText(own))}
        </StateBadge>
      </div>
      <Milestones label={t('offers.own.steps')} milestones={milestones} />
      <Turn own={own} />
      {slots.length > 0 && <Slots own={own} isActing={isActing} onPick={pick} onDecline={decline} />}
      {own.interviewAt && state === 'interview' && own.noSlot === null && <Interview own={own} />}
      <OwnGiven own={own} />
      {own.actions.includes('retire') && (
        <div>
          <Button variant="subtle" color="gray" size="compact-sm" className={classes.retire} disabled={isActing} onClick={retire}>
            {t('offers.own.retire')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whose turn it is and since when; once it is decided, what was decided and why. */
function Turn({ own: { waitsFor, since, state, reason, noSlot, delivery } }: { own: Application }) {
  const { t } = useTexts();
  const format = useFormat();
  if (waitsFor)
    return (
      <p className={classes.turn} data-mine={waitsFor === 'candidate' || undefined}>
        <strong>{t(`offers.own.turn.${noSlot === null ? waitsFor : 'noSlot'}`)}</strong>{' '}
        {t('offers.own.since', { date: format.date(since) })}
      </p>
    );
  if (state === 'accepted')
    return (
      <p className={classes.turn}>
        {t(delivery ? 'offers.own.engaged' : 'offers.own.accepted')}{' '}
        {delivery && (
          <Anchor component={Link} to={href('freelance.project', { id: delivery.projectId })} size="sm">
            {t('offers.own.openDelivery')}
          </Anchor>
        )}
      </p>
    );
  if (state === 'retired') return <p className={classes.turn}>{t('offers.own.retiredText')}</p>;
  if (state !== 'rejected') return null;
  return (
    <div className={classes.turn}>
      <div>{t('offers.own.rejected')}</div>
      {reason && (
        <p className={classes.reason}>
          <strong>{t('offers.own.reason')}</strong> {reason}
        </p>
      )}
    </div>
  );
}
