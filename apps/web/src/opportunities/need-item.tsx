import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { IconEyeOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace } from '../ui/face.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import classes from './need-list.module.css';

const aDay = 86_400_000;

/** Since when it stands where it stands. */
function useAge({ state, createdAt, postedAt, closedAt }: Opportunity): string {
  const { t } = useTexts();
  const since = (state === 'posted' ? postedAt : state === 'closed' ? closedAt : undefined) ?? createdAt;
  const midnight = new Date(since).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((new Date().setHours(0, 0, 0, 0) - midnight) / aDay));
  return days === 0 ? t('needs.age.today') : days === 1 ? t('needs.age.yesterday') : t('needs.age.days', { count: days });
}

/** A need among the others: what it is, where, since when, and what waits there. */
export function NeedItem({ need, isOpen }: { need: Opportunity; isOpen: boolean }) {
  const { t } = useTexts();
  const { type } = useUser();
  const hrefs = useNeedHrefs();
  const [parameters] = useSearchParams();
  const age = useAge(need);
  const { id, title, company, division, place, remote, contractType, isAnonymous, toTreat, applications } = need;
  const isStaff = type !== 'Company';
  const kept = new URLSearchParams(parameters);
  kept.set('need', id);
  kept.delete('side');
  const where = place ?? (remote === 'full' ? t('needs.remote.full') : undefined);
  // A division may be called after its place.
  const facts = [...new Set([isStaff ? company?.name : division, where, contractType !== 'Freelance' && contractType])].filter(Boolean);
  return (
    <li>
      <Link to={`${hrefs.list}?${kept}`} className={classes.item} aria-current={isOpen ? 'true' : undefined} data-need={id}>
        {isStaff && company && <CompanyFace company={company} size={32} />}
        <span className={classes.what}>
          <span className={classes.top}>
            <span className={classes.title}>{title}</span>
            <span className={classes.age}>{age}</span>
          </span>
          {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
          <span className={classes.low}>
            {isAnonymous && (
              <span className={classes.tag}>
                <IconEyeOff size={12} stroke={1.75} aria-hidden />
                {t('needs.item.anonymous')}
              </span>
            )}
            {toTreat ? <span className={classes.due}>{t('needs.item.toTreat', { count: toTreat })}</span> : null}
            <span>{applications ? t('needs.item.applications', { count: applications }) : t('needs.item.none')}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
