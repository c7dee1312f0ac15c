import { isChosen, type SyncLine } from '@jalon/domain/connector/sync-line';
import { Checkbox } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { LineFrame } from './line-frame.tsx';
import classes from './run-lines.module.css';
import { useRunWords } from './run-words.ts';
import type { Decide } from './use-decisions.ts';

type ChangeLineProps = { line: SyncLine; decide: Decide | undefined };

/** A value that is added, changed, linked or disabled: it is, unless one unticks it. */
export function ChangeLine({ line, decide }: ChangeLineProps) {
  const { t } = useTexts();
  const { id, kind, before, after, writtenAt } = line;
  const name = after?.label ?? before?.label ?? '';
  const act = t(`connector.tick.${kind as 'added'}`);
  return (
    <LineFrame
      line={line}
      before={<Before line={line} />}
      after={<After line={line} />}
      acts={
        decide ? (
          <Checkbox
            size="xs"
            labelPosition="left"
            label={act}
            checked={isChosen(line)}
            aria-label={t('connector.tickNamed', { act, name })}
            onChange={() => decide([{ id, decision: isChosen(line) ? 'skip' : 'apply' }])}
          />
        ) : (
          <span className={classes.muted}>{t(writtenAt ? 'connector.written' : 'connector.notWritten')}</span>
        )
      }
    />
  );
}

function Before({ line: { kind, before, after, uses } }: { line: SyncLine }) {
  const { t } = useTexts();
  const { usesOf } = useRunWords();
  if (!before) return <span className={classes.muted}>{t('connector.absent')}</span>;
  return (
    <>
      {kind === 'changed' && before.label !== after?.label ? <del>{before.label}</del> : before.label}
      {kind === 'changed' && before.group !== after?.group && before.group && (
        <small>{t('connector.inGroup', { group: before.group })}</small>
      )}
      {kind === 'disabled' && uses && <small>{usesOf(uses) ?? t('connector.usedNowhere')}</small>}
    </>
  );
}

function After({ line: { kind, before, after, uses, externalId } }: { line: SyncLine }) {
  const { t } = useTexts();
  const { usesOf } = useRunWords();
  if (kind === 'disabled')
    return (
      <>
        <span className={classes.muted}>{t('connector.noLonger')}</span>
        {usesOf(uses) && <small>{t('connector.staysOn')}</small>}
      </>
    );
  if (kind === 'linked')
    return (
      <>
        <span className={classes.muted}>{t('connector.sameValue')}</span>
        <small>{t('connector.known', { id: externalId.replace(/^group\//, '') })}</small>
      </>
    );
  return (
    <>
      <ins>{after?.label}</ins>
      {after?.group && before?.group !== after.group && <small>{t('connector.inGroup', { group: after.group })}</small>}
      {before && !before.isEnabled && after?.isEnabled && <small>{t('connector.isBack')}</small>}
    </>
  );
}
