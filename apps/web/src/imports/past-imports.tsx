import { isType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import type { Import, UndoBlock } from '@jalon/domain/imports/import';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import { TableExport } from '../ui/table-export.tsx';
import { useToast } from '../ui/toast.tsx';
import { importClient, pastImports } from './imports.api.ts';
import classes from './imports.module.css';

/** What is over; what is at work, or waits for a decision, stands above. */
const tones: Partial<Record<Import['state'], Tone>> = { done: 'positive', undone: 'neutral', failed: 'negative', dropped: 'neutral' };

/** What was imported, by whom and when, and the way back while there is one; what was not, and why. */
export function PastImports() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(pastImports);
  const rows = data?.rows.filter(({ state }) => tones[state]) ?? [];
  const links = { csv: importClient.fileHref('csv', {}), xlsx: importClient.fileHref('xlsx', {}) };
  return (
    <Panel title={t('imports.past')} isFlush aside={rows.length > 0 && <TableExport links={links} isNarrow />}>
      {error && !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={120} m="md" w="auto" />
      ) : rows.length === 0 ? (
        <EmptyState title={t('imports.none')} description={t('imports.noneText')} illustration={<NothingYet />} />
      ) : (
        <ul className={classes.past}>
          {rows.map((row) => (
            <PastImport key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PastImport({ row }: { row: Import }) {
  const { t } = useTexts();
  const format = useFormat();
  const placeOf = usePlace();
  const cameOf = useOutcome();
  const { undo, isPending } = useUndo();
  const { name, kind, state, by, createdAt, actions } = row;
  return (
    <li className={classes.pastOne}>
      <div className={classes.pastWords}>
        <span className={classes.pastName}>
          {name} <StateBadge tone={tones[state] ?? 'neutral'}>{t(`words.import.state.${state}`)}</StateBadge>
        </span>
        <span className={classes.hint}>
          {t(`imports.kind.${kind}`)} · {cameOf(row)}
        </span>
        <span className={classes.hint}>{[by?.name, format.exact(createdAt)].filter(Boolean).join(' · ')}</span>
      </div>
      {state === 'done' && (
        <div className={classes.pastActs}>
          <Anchor component={Link} to={placeOf(kind)} size="sm">
            {t('imports.see')}
          </Anchor>
          {actions.includes('undo') && (
            <Button
              variant="default"
              size="compact-md"
              loading={isPending}
              aria-label={t('imports.undoNamed', { name })}
              onClick={() => void undo(row)}
            >
              {t('imports.undo')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** How much was added and left; or that nothing was, and why. */
function useOutcome() {
  const { t } = useTexts();
  const format = useFormat();
  return ({ state, source, failure, created, errors, duplicates }: Import): string => {
    if (failure) return t('imports.nothingFor', { reason: t(`words.import.value.failure.${failure}`) });
    if (state === 'dropped') return t('imports.nothingSaved');
    const parts =
      source === 'file'
        ? (['imports.good', 'imports.errors', 'imports.duplicates'] as const)
        : (['imports.tool.created', 'imports.tool.refused', 'imports.tool.there'] as const);
    const told = [created, errors, duplicates].flatMap((count, at) =>
      count > 0 || at === 0 ? [`${format.count(count)} ${t(parts[at] as (typeof parts)[0], { count })}`] : [],
    );
    return told.join(', ');
  };
}

function usePlace() {
  const isAdmin = isType(useUser(), 'Admin');
  const accounts = href(isAdmin ? 'admin.accounts' : 'commercial.accounts');
  const places: Record<Import['kind'], string> = {
    needs: `${href(isAdmin ? 'admin.opportunities' : 'commercial.opportunities')}?state=not_posted`,
    candidates: `${accounts}?tab=Freelance&f.state=none`,
    contacts: `${accounts}?tab=Company&f.state=none`,
    companies: `${accounts}?tab=companies`,
  };
  return (kind: Import['kind']): string => places[kind];
}

/** A whole import goes, after a question. What keeps it is told in full. */
function useUndo() {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = importClient.useAct();
  const undo = async (row: Import) => {
    const question = {
      title: t('imports.undoTitle'),
      text: t('imports.undoText'),
      confirm: t('imports.undo'),
      cancel: t('imports.keep'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ row, action: 'undo' });
      toast.done(t('imports.undone'));
    } catch (error) {
      const blocks = error instanceof CallError ? (error.details.blocks as Partial<Record<UndoBlock, number>> | undefined) : undefined;
      const reasons = Object.entries(blocks ?? {}).map(([block, count]) => t(`imports.block.${block as UndoBlock}`, { count }));
      toast.refused([errorText(t, error), reasons.join(', ')].filter(Boolean).join(' '));
    }
  };
  return { undo, isPending };
}
