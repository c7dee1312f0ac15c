import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import link from '../ui/row-link.module.css';
import { StateBadge } from '../ui/state-badge.tsx';
import { CompanyMark } from './company-mark.tsx';
import { Favourite } from './favourite.tsx';
import classes from './offer-list.module.css';
import { useNeedWords } from './offer-words.ts';
import { ownTone } from './own-look.ts';

/** It opens beside the list, or in its place; `mark` stands beside it: how well it matches, where that is known. */
type RowProps = { need: Opportunity; href: string; isOpen: boolean; isBeside?: boolean; mark?: ReactNode };

export function NeedRow({ need, href, isOpen, isBeside = false, mark }: RowProps) {
  const words = useNeedWords();
  const when = words.when(need);
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-row={need.id}>
      <CompanyMark company={need.company} size={36} />
      <div className={classes.main}>
        <Link to={href} className={link.open} aria-current={isOpen || undefined} data-open preventScrollReset={isBeside}>
          {need.title}
        </Link>
        <div className={classes.whose}>{words.whose(need)}</div>
        <div className={classes.terms}>
          {words.pay(need)}
          {when && <span className={classes.when}>{when}</span>}
        </div>
        <RowState need={need} />
      </div>
      <div className={classes.side}>
        {mark}
        <Favourite need={need} />
      </div>
    </li>
  );
}

const freshDays = 3;

/** How far one’s own application is, or that the need is new. */
function RowState({ need: { applicationState: state, hasSlots, postedAt, proposal } }: { need: Opportunity }) {
  const { t } = useTexts();
  const format = useFormat();
  if (state)
    return (
      <div className={classes.state}>
        <StateBadge tone={ownTone(state, hasSlots)}>{t(`offers.own.row.${hasSlots ? 'slots' : state}`)}</StateBadge>
      </div>
    );
  if (proposal)
    return (
      <div className={classes.state}>
        <StateBadge tone="accent">{t('proposals.badge')}</StateBadge>
      </div>
    );
  if (!postedAt || Date.now() - Date.parse(postedAt) > freshDays * 86_400_000) return null;
  return (
    <div className={classes.state}>
      <StateBadge tone="accent">{t('offers.fresh', { when: format.relative(postedAt) })}</StateBadge>
    </div>
  );
}
