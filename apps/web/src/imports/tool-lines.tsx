import { href } from '@jalon/domain/core/routes';
import type { Import } from '@jalon/domain/imports/import';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import type { Match, ToolLine, ToolLineState, ToolNote } from '@jalon/domain/imports/tool-line';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { message, useTexts } from '../core/i18n.ts';
import { Failure } from '../ui/failure.tsx';
import { toolLines } from './imports.api.ts';
import classes from './imports.module.css';
import tool from './tool.module.css';

type ToolLinesProps = { run: Import; kind: ToolKind; state: ToolLineState; without: readonly string[] };

/** The records of one state: with what is left empty, what they are the same as, or what is wrong. */
export function ToolLines({ run, kind, state, without }: ToolLinesProps) {
  const { t } = useTexts();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(toolLines(run.id, state));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={160} aria-busy="true" />;
  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) return <p className={classes.hint}>{t(`imports.tool.noLines.${state}`)}</p>;
  return (
    // Long lists scroll inside: the keyboard reaches them too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <ul className={tool.toolLines} tabIndex={0} aria-label={t('imports.tool.lines')}>
      {lines.map((line) => (
        <Line key={line.rank} line={line} kind={kind} isLeftOut={state === 'good' && without.includes(line.toolState)} />
      ))}
      {hasNextPage && (
        <li>
          <Button variant="subtle" size="compact-md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('imports.tool.more')}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Line({ line, kind, isLeftOut }: { line: ToolLine; kind: ToolKind; isLeftOut: boolean }) {
  const { t } = useTexts();
  const { externalId, label, detail, match, problems } = line;
  // What is left empty in every record is told once, above them.
  const notes = line.notes.filter((note) => note.message !== 'validation.unsynced');
  const field = (name: ToolNote['field']) => t(`imports.toolField.${name}`);
  const told = (note: ToolNote) => note.value && <span className={classes.given}> {t('imports.tool.value', { value: note.value })}</span>;
  return (
    <li data-out={isLeftOut || undefined}>
      <div className={tool.who}>
        <span className={tool.whoName}>{label || t(externalId ? 'imports.tool.number' : 'imports.tool.noNumber', { id: externalId })}</span>
        <span className={classes.hint}>{detail}</span>
      </div>
      <div className={tool.said}>
        {match && <Matched match={match} kind={kind} />}
        {problems.map((note) => (
          <span key={note.field} className={tool.wrong}>
            {t('imports.problem', { field: field(note.field), problem: message(t, note.message) })}
            {told(note)}
          </span>
        ))}
        {notes.map((note) => (
          <span key={`${note.field} ${note.value}`} className={tool.note}>
            {t('imports.tool.left', { field: field(note.field), problem: message(t, note.message) })}
            {told(note)}
          </span>
        ))}
      </div>
    </li>
  );
}

const tabs = { companies: 'companies', contacts: 'Company', candidates: 'Freelance' } as const;

/** What it is the same as, and the way there. */
function Matched({ match: { id, name, by }, kind }: { match: Match; kind: ToolKind }) {
  const { t } = useTexts();
  const text = t(`imports.tool.match.${by}`, { name });
  if (id)
    return (
      <Anchor component={Link} size="sm" to={`${href('admin.accounts', { selected_freelance_id: id })}?tab=${tabs[kind]}`}>
        {text}
      </Anchor>
    );
  return <span className={tool.note}>{by === 'removed' ? text : t('imports.tool.earlier', { match: text })}</span>;
}
