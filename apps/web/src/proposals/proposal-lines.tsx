import type { Proposal } from '@jalon/domain/proposals/proposal';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { proposalClient, stateTones } from './proposals.api.ts';
import classes from './proposals.module.css';

type LinesProps = { rows: readonly Proposal[]; face?: (row: Proposal) => ReactNode; title: (row: Proposal) => ReactNode };

/** What was proposed, by whom, and what became of it. */
export const ProposalLines = ({ rows, face, title }: LinesProps) => (
  <ul className={classes.lines}>
    {rows.map((row) => (
      <Line key={row.id} row={row} face={face?.(row)} title={title(row)} />
    ))}
  </ul>
);

function Line({ row, face, title }: { row: Proposal; face: ReactNode; title: ReactNode }) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync } = proposalClient.useAct();
  const { state, by, createdAt, reason, owner, actions } = row;
  const withdraw = async () => {
    const question = { title: t('proposals.withdrawTitle'), text: t('proposals.withdrawText', { name: owner.firstName }) };
    if (!(await confirm({ ...question, confirm: t('proposals.withdraw'), isDanger: true }))) return;
    await mutateAsync({ row, action: 'withdraw' }).then(() => toast.done(t('proposals.withdrawn')), toast.failed);
  };
  return (
    <li className={classes.line}>
      {face}
      <div className={classes.main}>
        <div className={classes.title}>{title}</div>
        <div className={classes.meta}>
          {by && <span>{t('proposals.by', { name: `${by.firstName} ${by.lastName}` })} ·</span>}
          <RelativeTime iso={createdAt} />
        </div>
        {reason && <p className={classes.reason}>{reason}</p>}
      </div>
      <StateBadge tone={stateTones[state]}>{t(`words.proposal.state.${state}`)}</StateBadge>
      {actions.includes('withdraw') && (
        <Button variant="subtle" size="compact-sm" color="gray" onClick={() => void withdraw()}>
          {t('proposals.withdraw')}
        </Button>
      )}
    </li>
  );
}
