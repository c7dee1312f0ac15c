import { href } from '@jalon/domain/core/routes';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import classes from './legal-links.module.css';

const legalPages = ['terms', 'privacy', 'legalNotice'] as const;

/** What everybody may read about the service, quietly. */
export function LegalLinks() {
  const { t } = useTexts();
  return (
    <nav className={classes.links} aria-label={t('common.legal')}>
      {legalPages.map((route) => (
        <Link key={route} to={href(route)} className={classes.link}>
          {routeTitle(t, route)}
        </Link>
      ))}
    </nav>
  );
}
