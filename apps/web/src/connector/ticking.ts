import { isChosen, type SyncDecision, type SyncLine } from '@jalon/domain/connector/sync-line';

type Line = Pick<SyncLine, 'id' | 'kind' | 'choices' | 'decision'>;

/** Whether a line is a plain yes or no; conflicts and refusals are decided each in their own words. */
export const isTicked = ({ choices }: Pick<Line, 'choices'>): boolean => choices.includes('apply');

/** What changes when these are all ticked, or none is. */
export const ticking = (lines: readonly Line[], isOn: boolean): { id: string; decision: SyncDecision }[] =>
  lines.filter((line) => isTicked(line) && isChosen(line) !== isOn).map(({ id }) => ({ id, decision: isOn ? 'apply' : 'skip' }));

/** What the space bar does to a line: the other of two answers. */
export function toggled({ id, choices, decision }: Line): { id: string; decision: SyncDecision } | undefined {
  const yes = (['apply', 'link'] as const).find((one) => choices.includes(one));
  return yes && { id, decision: decision === 'skip' ? yes : 'skip' };
}
