import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './fact-lines.module.css';
import shared from './shared.module.css';

/** What is said, line by line; what is not says so. */
export function FactLines({ facts }: { facts: readonly { name: string; fact: ReactNode }[] }) {
  const { t } = useTexts();
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact || <span className={shared.unsaid}>{t('talents.unsaid')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
