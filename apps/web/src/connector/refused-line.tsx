import type { SyncLine, SyncReason, SyncSide } from '@jalon/domain/connector/sync-line';
import { href } from '@jalon/domain/core/routes';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { LineFrame } from './line-frame.tsx';
import classes from './run-lines.module.css';
import { syncHref } from './sync-places.ts';
import type { Decide } from './use-decisions.ts';

const ofMapping: readonly (SyncReason | null)[] = ['keyMissing', 'empty', 'levels', 'tooMany'];

/** A value that cannot be taken as it is: why, and the way out. */
export function RefusedLine({ line, decide }: { line: SyncLine; decide: Decide | undefined }) {
  const { t } = useTexts();
  const { id, list, before, after, reason, choices, decision, valueId, writtenAt } = line;
  const isLinked = decision === 'link';
  const canLink = decide && choices.includes('link');
  return (
    <LineFrame
      line={line}
      before={before ? <Named side={before} /> : <span className={classes.muted}>{after ? t('connector.absent') : '–'}</span>}
      after={
        <>
          {after ? <Named side={after} /> : t('connector.wholeList')}
          {reason && !isLinked && !canLink && <small>{t(`connector.wayOut.${reason}`)}</small>}
          {ofMapping.includes(reason) && (
            <Anchor component={Link} to={syncHref('mapping')} size="xs">
              {t('connector.seeMapping')}
            </Anchor>
          )}
          {valueId && !canLink && (
            <Anchor component={Link} to={`${href('admin.referentials', { list })}?value=${valueId}`} size="xs">
              {t('connector.seeValue')}
            </Anchor>
          )}
        </>
      }
      acts={
        <>
          <span className={classes.refused} data-settled={isLinked || undefined}>
            {isLinked
              ? t(writtenAt ? 'connector.written' : 'connector.linked')
              : reason && t('connector.refusedFor', { reason: t(`words.syncRun.value.reason.${reason}`) })}
          </span>
          {canLink && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={isLinked ? undefined : t('connector.linkNamed', { theirs: after?.label ?? '', ours: before?.label ?? '' })}
              onClick={() => decide([{ id, decision: isLinked ? 'skip' : 'link' }])}
            >
              {t(isLinked ? 'connector.unlink' : 'connector.link')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Named({ side: { label, group } }: { side: SyncSide }) {
  const { t } = useTexts();
  return (
    <>
      {label || '–'}
      {group && <small>{t('connector.inGroup', { group })}</small>}
    </>
  );
}
