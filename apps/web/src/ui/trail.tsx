import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from './trail.module.css';

type TrailProps = { steps: { name: string; to: string }[]; here?: string };

/** The way that leads to a page, and the page itself where its title does not follow. */
export function Trail({ steps, here }: TrailProps) {
  const { t } = useTexts();
  return (
    <nav className={classes.trail} aria-label={t('common.trail')}>
      {steps.map(({ name, to }, place) => (
        <Fragment key={to}>
          <Link to={to}>{name}</Link>
          {(here || place < steps.length - 1) && <IconChevronRight size={14} stroke={1.75} aria-hidden />}
        </Fragment>
      ))}
      {here && <span aria-current="page">{here}</span>}
    </nav>
  );
}
