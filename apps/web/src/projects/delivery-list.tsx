import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { Link, useSearchParams } from 'react-router';
import { CompanyFace, PersonFace } from '../ui/face.tsx';
import { DaysBar } from './days-bar.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { ownerName, useProjectWords } from './project-look.ts';
import classes from './projects.module.css';

type Props = { rows: readonly Delivery[] /** Of whoever looks: what tells them apart is whom they are for. */; isOwn?: boolean };

/** Deliveries, each open beside the page at a press. */
export function DeliveryList({ rows, isOwn = false }: Props) {
  const words = useProjectWords();
  const [parameters] = useSearchParams();
  const openAt = (id: string) => `?${new URLSearchParams({ ...Object.fromEntries(parameters), delivery: id })}`;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.id} className={classes.row}>
          {isOwn ? <CompanyFace company={row.company} size={36} /> : <PersonFace person={row.owner} size={36} />}
          <span className={classes.who}>
            <Link to={openAt(row.id)} className={classes.name} preventScrollReset>
              {isOwn ? row.title : ownerName(row)}
            </Link>
            <span className={classes.line}>{[isOwn ? row.company.name : row.title, words.fee(row)].filter(Boolean).join(' · ')}</span>
          </span>
          <span className={classes.when}>{words.period(row)}</span>
          <DaysBar {...row} />
          <DeliveryBadge delivery={row} />
        </li>
      ))}
    </ul>
  );
}
