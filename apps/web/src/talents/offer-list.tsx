import type { Offer } from '@jalon/domain/talents/talent-schema';
import { Link } from 'react-router';
import { Face, pictureOf } from '../ui/face.tsx';
import link from '../ui/row-link.module.css';
import classes from './offer.module.css';
import { Availability, Skills } from './offer-parts.tsx';
import { usePay } from './talent-look.ts';

type Offered = { id: string; name: string; picture: string | null; offer: Offer; to: string };

/** A few people with what they offer, each leading to the profile. */
export function OfferList({ offers }: { offers: Offered[] }) {
  const pay = usePay();
  return (
    <ul className={classes.list}>
      {offers.map(({ id, name, picture, offer, to }) => (
        <li key={id} className={classes.line}>
          <Face id={id} name={name} src={pictureOf({ id, picture })} size={40} />
          <div className={classes.person}>
            <Link to={to} className={link.open}>
              {name}
            </Link>
            <span className={classes.title}>{offer.title}</span>
            <Skills skills={offer.skills} />
          </div>
          <div className={classes.terms}>
            <span className={classes.pay}>{pay(offer)}</span>
            <Availability of={offer} />
          </div>
        </li>
      ))}
    </ul>
  );
}
