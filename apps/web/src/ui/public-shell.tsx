import { href } from '@jalon/domain/core/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLinks } from './legal-links.tsx';
import { Logo } from './logo.tsx';
import classes from './public-shell.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SkipLink } from './skip-link.tsx';

type PublicShellProps = {
  /** After the switches: where a visitor may go. */
  actions?: ReactNode;
  /** One calm message in the middle of the page. */
  isCentred?: boolean;
  children: ReactNode;
};

/** Around the screens that stand outside the areas. */
export function PublicShell({ actions, isCentred = false, children }: PublicShellProps) {
  const { t } = useTexts();
  const { name } = useOperator();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to={href('home')} className={classes.home} aria-label={`${name}, ${t('routes.home')}`}>
            <Logo />
          </Link>
          <div className={classes.actions}>
            <LanguageSwitch />
            <SchemeSwitch />
            {actions}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={isCentred ? classes.centred : classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <LegalLinks />
      </footer>
    </div>
  );
}
