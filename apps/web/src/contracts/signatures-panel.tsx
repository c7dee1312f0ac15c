import { type Contract, type ContractSide, contractSides } from '@jalon/domain/contracts/contract';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import { ownToday } from '../core/today.ts';
import { PersonFace } from '../ui/face.tsx';
import { OperatorMark } from '../ui/logo.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { operatorOf, personOf } from './contract-look.ts';
import classes from './contract-page.module.css';
import { daysSince } from './contract-turn.ts';

/** Who has signed and when, and who is awaited. */
export function SignaturesPanel({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const { state, signatures, reason, signedAt, sentAt, since } = contract;
  const isOverdue = state === 'sent' && signatures.length < 2 && daysSince(sentAt ?? since, ownToday()) >= operatorNow().signatureDays;
  const isDeposited = signatures.length === 0 && signedAt !== null;
  const count = <span className={classes.muted}>{t('contracts.signatures.count', { count: signatures.length })}</span>;
  return (
    <Panel title={t('contracts.signatures.title')} aside={!isDeposited && state !== 'draft' && count} isFlush>
      {isDeposited ? (
        <p className={classes.none}>{t('contracts.signatures.deposited')}</p>
      ) : (
        <ul className={classes.lines}>
          {contractSides.map((side) => (
            <Side key={side} contract={contract} side={side} />
          ))}
        </ul>
      )}
      {isOverdue && <p className={classes.warning}>{t('contracts.signatures.overdue', { count: operatorNow().signatureDays })}</p>}
      {state === 'draft' && reason && <p className={classes.warning}>{t('contracts.signatures.declined', { reason })}</p>}
    </Panel>
  );
}

function Side({ contract, side }: { contract: Contract; side: ContractSide }) {
  const { t } = useTexts();
  const format = useFormat();
  const { owner, signatures, state, type } = contract;
  const signed = signatures.find((one) => one.side === side);
  const isOperator = side === 'operator';
  const forWhom = isOperator ? 'operator' : type === 'Freelance' ? 'provider' : 'employee';
  const name = signed?.name ?? (isOperator ? operatorOf(contract) : personOf(contract));
  const tone = signed ? 'positive' : state === 'sent' ? 'warning' : 'neutral';
  return (
    <li>
      {isOperator ? <OperatorMark size={32} /> : <PersonFace person={owner} size={32} />}
      <div className={classes.grow}>
        <b>{name}</b>
        <span>
          {t(`contracts.signatures.for.${forWhom}`, { operator: operatorOf(contract) })}
          {signed && (
            <>
              {', '}
              <time dateTime={signed.signedAt} title={format.exact(signed.signedAt)}>
                {t('contracts.signatures.on', { date: `${format.day(signed.signedAt)}, ${format.time(signed.signedAt)}` })}
              </time>
              {signed.method === 'link' && t('contracts.signatures.byLink')}
            </>
          )}
          {!signed && !isOperator && state === 'sent' && contract.isByLink && t('contracts.signatures.linkSent')}
        </span>
      </div>
      <StateBadge isChip tone={tone}>
        {t(signed ? 'contracts.signatures.done' : state === 'sent' ? 'contracts.signatures.awaited' : 'contracts.signatures.notYet')}
      </StateBadge>
    </li>
  );
}
