import type { Contract } from '@jalon/domain/contracts/contract';
import { daysBetween } from '@jalon/domain/core/dates';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import { ownToday } from '../core/today.ts';
import { PersonFace } from '../ui/face.tsx';
import { OperatorMark } from '../ui/logo.tsx';
import { operatorOf } from './contract-look.ts';
import { daysSince, longDays, turnOf } from './contract-turn.ts';
import classes from './contracts.module.css';

type Said = { first: string; second?: string; tone?: 'accent' | 'warning' };

/** Both parties on one line, joined; the words say whose turn it is and since when. */
export function Signers({ contract, isEnding = false }: { contract: Contract; isEnding?: boolean }) {
  const { owner, signatures, state } = contract;
  const { first, second, tone } = useSaid(contract, isEnding);
  const isSealed = state === 'signed' || state === 'ended';
  const lookOf = (side: string) =>
    isSealed || signatures.some((one) => one.side === side) ? 'done' : state === 'sent' ? 'awaited' : 'none';
  return (
    <div className={classes.signers} data-part="turn">
      <span className={classes.faces} aria-hidden>
        <span data-look={lookOf('operator')}>
          <OperatorMark size={28} />
        </span>
        <i data-joined={lookOf('operator') === 'done' || lookOf('provider') === 'done' || undefined} />
        <span data-look={lookOf('provider')}>
          <PersonFace person={owner} size={28} />
        </span>
      </span>
      <span className={classes.two}>
        <b data-tone={tone}>{first}</b>
        {second && <span>{second}</span>}
      </span>
    </div>
  );
}

function useSaid(contract: Contract, isEnding: boolean): Said {
  const { t } = useTexts();
  const format = useFormat();
  const { state, signatures, sentAt, signedAt, endsOn, since, reason, endedOn, owner } = contract;
  const today = ownToday();
  const on = (moment: string | null) => (moment ? t('contracts.turn.on', { date: format.shortDay(moment) }) : '');
  if (state === 'draft')
    return {
      first: t(reason ? 'contracts.turn.declined' : 'contracts.turn.draft'),
      second: reason ?? t('contracts.turn.draftSince', { date: format.shortDay(since) }),
      ...(reason && { tone: 'warning' }),
    };
  if (state === 'sent') {
    const turn = turnOf(contract);
    const [signature] = signatures;
    const signer = signature?.side === 'provider' ? owner.firstName : operatorOf(contract);
    const signed = signature && t('contracts.turn.signed', { name: signer, date: format.shortDay(signature.signedAt) });
    const second = signed ?? (sentAt ? t('contracts.turn.sent', { date: format.shortDay(sentAt) }) : '');
    if (turn === null) return { first: t('contracts.turn.sealing'), second };
    if (turn === 'reader') return { first: t('contracts.turn.you'), second, tone: 'accent' };
    const days = daysSince(sentAt ?? since, today);
    if (days >= operatorNow().signatureDays) return { first: t('contracts.turn.overdue', { count: days }), second, tone: 'warning' };
    const waited = days === 0 ? t('contracts.turn.today') : t('contracts.turn.days', { count: days });
    const name = turn === 'operator' ? operatorOf(contract) : owner.firstName;
    return { first: t('contracts.turn.other', { name, since: waited }), second, ...(days >= longDays && { tone: 'warning' }) };
  }
  if (state === 'signed') {
    const left = endsOn === null ? -1 : daysBetween(today, endsOn);
    const ends = left === 0 ? t('contracts.turn.leftToday') : t('contracts.turn.left', { count: left });
    const isElsewhere = signatures.length === 0;
    const first = t(isElsewhere ? 'contracts.turn.elsewhere' : 'contracts.turn.both');
    return isEnding && left >= 0 ? { first: ends, second: first, tone: 'warning' } : { first, second: on(signedAt) };
  }
  return { first: t(`words.contract.state.${state}`), second: reason ?? on(endedOn ?? endsOn) };
}
