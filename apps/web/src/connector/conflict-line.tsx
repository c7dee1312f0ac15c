import type { SyncDecision, SyncLine } from '@jalon/domain/connector/sync-line';
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { LineFrame } from './line-frame.tsx';
import classes from './run-lines.module.css';
import { nameBeside, useRunWords } from './run-words.ts';
import type { Decide } from './use-decisions.ts';

type Choice = Exclude<SyncDecision, 'apply' | 'link'>;

/** Both sides say something else: one decides, with the number of records in sight. */
export function ConflictLine({ line, decide }: { line: SyncLine; decide: Decide | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const { usesOf } = useRunWords();
  const { before, after, base, changedAt, uses, decision, writtenAt } = line;
  if (!before || !after) return null;
  const held = usesOf(uses);
  const isOpen = decision === 'skip';
  const total = (uses?.needs ?? 0) + (uses?.profiles ?? 0);
  return (
    <LineFrame
      line={line}
      sign={
        <span className={classes.sign} data-tone="warning" aria-hidden>
          <IconAlertTriangle size={14} stroke={2} />
        </span>
      }
      before={
        <>
          {nameBeside(before, after)}
          {changedAt && <small>{t('connector.changedHere', { when: format.relative(changedAt) })}</small>}
        </>
      }
      after={<ins>{nameBeside(after, before)}</ins>}
      acts={
        <StateBadge isChip tone={isOpen ? 'warning' : 'accent'}>
          {decide
            ? t(isOpen ? 'connector.conflict' : 'connector.conflictDone')
            : writtenAt
              ? t(`connector.decided.${decision as Choice}`)
              : t('connector.notWritten')}
        </StateBadge>
      }
    >
      <div className={classes.question}>
        <p>
          {base === null ? t('connector.sameNumber') : t('connector.bothChanged', { base })}{' '}
          {held ? t('connector.usedBy', { uses: held, count: total }) : ''}
        </p>
        {decide && <Choices line={line} total={total} decide={decide} />}
      </div>
    </LineFrame>
  );
}

function Choices({ line, total, decide }: { line: SyncLine; total: number; decide: Decide }) {
  const { t } = useTexts();
  const format = useFormat();
  const { id, before, after, choices, decision } = line;
  if (!before || !after) return null;
  const names = { ours: nameBeside(before, after), theirs: nameBeside(after, before) };
  return (
    <fieldset className={classes.choices} aria-label={t('connector.choices', { name: names.ours })}>
      {(choices as Choice[]).map((choice, at) => (
        <UnstyledButton
          key={choice}
          className={classes.choice}
          aria-pressed={choice === decision}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => decide([{ id, decision: choice }])}
        >
          <span className={classes.dot} aria-hidden />
          <span>
            <strong>{t(`connector.choice.${choice}`, names)}</strong>
            <small>
              {choice === 'take' && total === 0
                ? t('connector.usedNowhere')
                : choice === 'take'
                  ? t('connector.choiceHint.take', { count: total, shown: format.number(total) })
                  : t(`connector.choiceHint.${choice}`)}
            </small>
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
