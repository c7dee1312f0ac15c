import type { Contract } from '@jalon/domain/contracts/contract';
import type { UserType } from '@jalon/domain/core/actor';
import { href, type RouteName } from '@jalon/domain/core/routes';
import type { Home } from '@jalon/domain/home/home';
import { IconFileText } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { PersonFace } from '../ui/face.tsx';
import leaves from './leaf.module.css';
import type { Queue } from './queue-panel.tsx';
import { RowLink, type RowParts } from './queue-row.tsx';

const places: Partial<Record<UserType, RouteName>> = {
  ...{ Freelance: 'freelance.contracts', Commercial: 'commercial.contracts', Admin: 'admin.contracts' },
};

/** Contracts to sign and, of the staff, those that are written and wait to be sent. */
export function useContractQueues(home: Pick<Home, 'toSign' | 'unsent'> | undefined): Queue[] {
  const { t } = useTexts();
  const format = useFormat();
  const { type } = useUser();
  const route = places[type];
  if (!home || !route) return [];
  const list = href(route);
  const isOwn = type === 'Freelance';
  const leaf = (
    <span className={leaves.leaf} data-tone="accent" aria-hidden>
      <IconFileText size={18} stroke={1.75} />
    </span>
  );
  const rowOf = ({ id, owner, number, amendment, project, company, sentAt, since, startsOn }: Contract, isToSign: boolean): RowParts => {
    const person = `${owner.firstName} ${owner.lastName}`;
    const document = t(amendment > 0 ? 'home.amendment' : 'home.contract', { number, amendment });
    const about = [project?.title, company?.name].filter(Boolean).join(' · ');
    const to = `${list}?contract=${id}${isToSign ? '&sign=1' : ''}`;
    const name = isOwn ? document : person;
    return {
      ...{ key: id, face: isOwn ? leaf : <PersonFace person={owner} size={40} />, name, to, since: sentAt ?? since },
      what: isOwn ? about : [document, about].filter(Boolean).join(' · '),
      note: t('home.startsOn', { day: format.day(startsOn) }),
      act: <RowLink label={t(isToSign ? 'home.sign' : 'home.prepare')} name={name} to={to} />,
    };
  };
  const links = [{ to: list, label: t('home.seeAll') }];
  return (['toSign', 'unsent'] as const).flatMap((key) => {
    const { rows = [], count = 0 } = home[key] ?? {};
    const title = t(`home.queue.${key}`, { count });
    return count > 0 ? [{ key, count, title, links, rows: rows.map((row) => rowOf(row, key === 'toSign')) }] : [];
  });
}
