import { isType } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Face, pictureOf } from '../ui/face.tsx';
import { later } from '../ui/later.tsx';
import { absencesQuery } from './reports.api.ts';
import classes from './reports-screen.module.css';

const AbsenceDialog = later(() => import('./absence-dialog.tsx'));

/** Whom one stands in for, and the way to say that one will be away. Administrators see every report: nobody stands in for them. */
export function DeputyBar() {
  const { t } = useTexts();
  const format = useFormat();
  const user = useUser();
  const mayValidate = isType(user, 'Commercial') || (isType(user, 'Company') && permitsUser(user, 'timesheets.validate|expenses.validate'));
  const { data } = useQuery({ ...absencesQuery, enabled: mayValidate });
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  if (!mayValidate || user.seenBy || !data) return null;
  const standing = data.rows.filter(({ isNow, deputyId }) => isNow && deputyId === user.id);
  const today = new Date().toISOString().slice(0, 10);
  const own = data.rows.filter(({ ownerId, endsOn }) => ownerId === user.id && endsOn >= today).at(-1);
  const range = own && { from: format.shortDay(own.startsOn), to: format.shortDay(own.endsOn) };
  return (
    <>
      {standing.map(({ id, owner, endsOn }) => (
        <span key={id} className={classes.standsIn}>
          <Face id={owner.id} name={owner.name} src={pictureOf({ id: owner.id, picture: owner.picture })} size={20} />
          {t('reports.away.standsIn', { name: owner.name, date: format.shortDay(endsOn) })}
        </span>
      ))}
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => {
          setShown(true);
          setOpen(true);
        }}
      >
        {range ? t('reports.away.openIs', range) : t('reports.away.open')}
      </Anchor>
      {isShown && <AbsenceDialog own={own} isOpen={isOpen} onClose={() => setOpen(false)} onClosed={() => setShown(false)} />}
    </>
  );
}
