import type { SyncDecision, SyncLine } from './sync-line.ts';

type Line = Pick<SyncLine, 'id' | 'list' | 'kind' | 'externalId' | 'group' | 'decision'>;
type Decided = { id: string; decision: SyncDecision };

/**
 * A new value goes with its group: without it, it would be a group itself. Leaving a group that is not known yet leaves the new values in it,
 * and taking one of these takes the group.
 */
export function withGroups(lines: readonly Line[], decided: readonly Decided[]): Decided[] {
  const made = new Map(decided.map(({ id, decision }) => [id, decision]));
  const isUnknown = ({ kind }: Line) => kind === 'added' || kind === 'linked';
  const nameOf = (list: string, externalId: string) => `${list} ${externalId}`;
  const groups = new Map(lines.filter(isUnknown).map((line) => [nameOf(line.list, line.externalId), line]));
  const inside = lines.flatMap((line) => {
    const group = line.kind === 'added' && line.group !== null ? groups.get(nameOf(line.list, line.group)) : undefined;
    return group ? [{ line, group }] : [];
  });
  for (const { line, group } of inside) if (made.get(line.id) === 'apply') made.set(group.id, 'apply');
  for (const { line, group } of inside)
    if (made.get(group.id) === 'skip' && (made.get(line.id) ?? line.decision) === 'apply') made.set(line.id, 'skip');
  return [...made].map(([id, decision]) => ({ id, decision }));
}
