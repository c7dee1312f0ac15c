import { href } from '@jalon/domain/core/routes';
import type { Home } from '@jalon/domain/home/home';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { CompanyMark } from '../offers/company-mark.tsx';
import { useNeedWords } from '../offers/offer-words.ts';
import type { Queue } from './queue-panel.tsx';
import { RowLink, type RowParts } from './queue-row.tsx';

/** Needs put before the freelance, who answers where the need is read. */
export function useProposalQueue(found: Home['proposals'] | undefined): Queue[] {
  const { t } = useTexts();
  const words = useNeedWords();
  if (!found) return [];
  const { count, rows } = found;
  const rowOf = (need: Opportunity): RowParts => {
    const { id, title: name, company, proposal } = need;
    const to = href('freelance.offers', { id });
    return {
      ...{ key: id, name, to, since: proposal?.at, face: <CompanyMark company={company} size={40} />, what: words.whose(need) },
      ...{ note: words.pay(need), act: <RowLink label={t('home.answer')} name={name} to={to} /> },
    };
  };
  const title = { title: t('home.queue.proposals', { count }), text: t('home.queueText.proposals') };
  return [{ key: 'proposals', count, ...title, links: [], rows: rows.map(rowOf) }];
}
