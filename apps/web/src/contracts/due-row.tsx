import { amountOf } from '@jalon/domain/contracts/contract-terms';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { CompanyFace, Faced, PersonFace } from '../ui/face.tsx';
import { personOf, useContractHrefs, useContractWords } from './contract-look.ts';
import classes from './contracts.module.css';

/** A delivery for which nothing is written yet: its contract begins with what it says. */
export function DueRow({ delivery }: { delivery: Delivery }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useContractWords();
  const hrefs = useContractHrefs();
  const { id, title, owner, company, project, daysSold: days, feeMode, buyCents: feeCents, startsOn } = delivery;
  const cents = amountOf({ ...delivery, days, feeCents, delivery });
  const hasBegun = startsOn <= ownToday();
  const name = personOf(delivery);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes.row} role="group" aria-label={`${name}, ${title}`} data-row={id} tabIndex={-1}>
      <div className={classes.who}>
        <PersonFace person={owner} size={36} />
        <div className={classes.two}>
          <Link to={hrefs.create(id)} className={classes.name} data-open>
            {name}
          </Link>
          <span>{title}</span>
        </div>
      </div>
      <div className={classes.two} data-part="where">
        <Faced face={<CompanyFace company={company} size={20} />}>{company.name}</Faced>
        <span>{project.title}</span>
      </div>
      <div className={classes.two} data-part="period">
        <b>{words.period(delivery)}</b>
        <span>{words.days(days)}</span>
      </div>
      <div className={classes.two} data-part="amount">
        <b>{cents !== null && format.euros(cents)}</b>
        <span>{words.fee({ feeMode, feeCents, hourlyCents: null })}</span>
      </div>
      <div className={classes.signers} data-part="turn">
        <span className={classes.two}>
          <b data-tone={hasBegun ? 'warning' : undefined}>{t('contracts.due.none')}</b>
          <span>{t(hasBegun ? 'contracts.due.running' : 'contracts.due.coming', { date: format.shortDay(startsOn) })}</span>
        </span>
      </div>
      <div className={classes.acts}>
        <Button
          component={Link}
          to={hrefs.create(id)}
          size="xs"
          variant="default"
          aria-label={`${t('contracts.prepare')}, ${name}, ${title}`}
        >
          {t('contracts.prepare')}
        </Button>
      </div>
    </div>
  );
}
