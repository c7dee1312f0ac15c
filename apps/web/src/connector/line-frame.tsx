import type { SyncLine } from '@jalon/domain/connector/sync-line';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './run-lines.module.css';
import { Sign } from './sync-lots.tsx';

type LineFrameProps = { line: SyncLine; before: ReactNode; after: ReactNode; acts: ReactNode; sign?: ReactNode; children?: ReactNode };

/** One value: what it is, what becomes of it, and what is decided. */
export function LineFrame({ line: { id, kind, list }, before, after, acts, sign, children }: LineFrameProps) {
  const { t } = useTexts();
  return (
    <li className={classes.line} data-row={id} data-kind={kind} tabIndex={-1}>
      {sign ?? <Sign lot={kind === 'conflict' ? 'changed' : kind} />}
      {/* A conflict stands apart from its list. */}
      <span className={classes.what}>{kind === 'conflict' ? t(`lists.${list}.title`) : t(`words.syncRun.value.kind.${kind}`)}</span>
      <div className={classes.side} data-label={t('connector.before')}>
        {before}
      </div>
      <div className={classes.side} data-label={t('connector.after')}>
        {after}
      </div>
      <div className={classes.acts}>{acts}</div>
      {children}
    </li>
  );
}
