import type { Application } from '@jalon/domain/applications/application';
import { type Turn, turnOf, turns } from '@jalon/domain/applications/turns';
import { isType } from '@jalon/domain/core/actor';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { UnstyledButton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace, Face, PersonFace, pictureOf } from '../ui/face.tsx';
import classes from './turn-bar.module.css';

type TurnBarProps = {
  need: Opportunity;
  rows: readonly Application[];
  value: Turn | undefined;
  onPick: (turn: Turn | undefined) => void;
  children?: ReactNode;
};

/** Who must act, with how many wait for them: the first filter, and beside it how they are shown. */
export function TurnBar({ need, rows, value, onPick, children }: TurnBarProps) {
  const { t } = useTexts();
  const format = useFormat();
  const user = useUser();
  const isCompany = isType(user, 'Company');
  const { preselection, company } = need;
  const by = preselection?.by;
  const looks: Record<Turn, { label: string; face: ReactNode }> = {
    me: { label: t('applications.turn.me'), face: <PersonFace person={user} size={20} /> },
    other: isCompany
      ? {
          label: by?.name ?? t('applications.turn.preselection'),
          face: by ? <Face id={by.id} name={by.name} src={pictureOf(by)} size={20} /> : <IconUsers size={16} stroke={1.75} />,
        }
      : { label: t('applications.turn.client'), face: company && <CompanyFace company={company} size={20} /> },
    candidate: { label: t('applications.turn.candidate'), face: <IconUsers size={16} stroke={1.75} aria-hidden /> },
  };
  const counted = (turn: Turn): number => {
    const own = rows.filter(({ waitsFor }) => turnOf(user, waitsFor) === turn).length;
    return turn === 'other' && isCompany ? own + (preselection?.count ?? 0) : own;
  };
  // A company has nobody before it where nothing is being qualified.
  const shown = turns.filter((turn) => turn !== 'other' || !isCompany || preselection);
  return (
    <div className={classes.bar}>
      <fieldset className={classes.turns} aria-label={t('applications.turn.label')}>
        <span className={classes.question} aria-hidden>
          {t('applications.turn.label')}
        </span>
        {shown.map((turn) => (
          <UnstyledButton
            key={turn}
            className={classes.turn}
            aria-pressed={value === turn}
            onClick={() => onPick(value === turn ? undefined : turn)}
          >
            {looks[turn].face}
            {looks[turn].label}
            <span className={classes.count}>{format.count(counted(turn))}</span>
          </UnstyledButton>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
