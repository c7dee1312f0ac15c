import type { Application } from '@jalon/domain/applications/application';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import link from '../ui/row-link.module.css';
import { StateBadge } from '../ui/state-badge.tsx';
import { CompanyMark } from './company-mark.tsx';
import classes from './offer-list.module.css';
import { askedOf } from './offer-words.ts';
import { ownTone } from './own-look.ts';

type RowProps = { own: Application; href: string; isOpen: boolean; isBeside: boolean };

export function OwnRow({ own, href, isOpen, isBeside }: RowProps) {
  const { t } = useTexts();
  const format = useFormat();
  const { opportunity, waitsFor, state, interviewAt } = own;
  const isMine = waitsFor === 'candidate';
  const words = isMine ? 'slots' : state;
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-row={own.id}>
      <CompanyMark company={opportunity.company} size={36} />
      <div className={classes.main}>
        <Link to={href} className={link.open} aria-current={isOpen || undefined} data-open preventScrollReset={isBeside}>
          {opportunity.title}
        </Link>
        <div className={classes.whose}>
          {[opportunity.company?.name ?? t('offers.anonymous'), opportunity.place].filter(Boolean).join(' · ')}
        </div>
        <div className={classes.terms}>
          {askedOf(t, format, own) ?? t('offers.unsaid')}
          <span className={classes.when}>
            <RelativeTime iso={own.sentAt} />
          </span>
        </div>
        <div className={classes.state}>
          <StateBadge tone={ownTone(state, isMine)}>
            {words === 'interview' && interviewAt
              ? t('offers.own.row.interviewOn', { date: format.day(interviewAt) })
              : t(`offers.own.row.${words}`)}
          </StateBadge>
        </div>
      </div>
    </li>
  );
}
