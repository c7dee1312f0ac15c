import { Button, Group } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import type { Filter } from '../ui/table-column.ts';
import type { TableQuery, TableState } from '../ui/use-table-state.ts';
import { unknownIn, type Words, withoutWords } from './understood.tsx';
import { type Asked, useLoosened } from './use-loosened.ts';

type NoneProps<Query extends TableQuery> = { state: TableState<Query>; filters: Filter[]; asked: Asked<Query>; words: Words };

/** Why nothing was found, and what to leave out: words that nothing in sight holds, or else the criterion that hides most. */
export function NoneFits<Query extends TableQuery>({ words, state, ...criteria }: NoneProps<Query>) {
  const { t } = useTexts();
  const unknown = state.query.q ? unknownIn(words) : [];
  if (unknown.length === 0) return <Loosened state={state} {...criteria} />;
  const rest = withoutWords(state.query.q ?? '', unknown);
  const leave = rest ? { name: t('table.dropWords', { count: unknown.length }), act: () => state.change({ q: rest }) } : undefined;
  const named = unknown.map((word) => t('table.quoted', { word })).join(', ');
  return <None text={t('table.unknownWords', { words: named })} clear={state.clear} leave={leave} />;
}

function Loosened<Query extends TableQuery>({ state, filters, asked }: Omit<NoneProps<Query>, 'words'>) {
  const { t } = useTexts();
  const best = useLoosened(state, filters, asked);
  if (!best) return <None text={t('table.nothingMatchesText')} clear={state.clear} />;
  const { key, name, count } = best;
  const leave = { name: t('table.dropCriterion', { name }), act: () => state.change({ [key]: undefined }) };
  return <None text={t('table.withoutCriterion', { name, count })} clear={state.clear} leave={leave} />;
}

type Parts = { text: string; clear: () => void; leave?: { name: string; act: () => void } | undefined };
function None({ text, clear, leave }: Parts) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('table.nothingMatches')}
      description={text}
      illustration={<LostPath />}
      action={
        <Group gap="xs" justify="center">
          {leave && <Button onClick={leave.act}>{leave.name}</Button>}
          <Button variant={leave ? 'default' : 'filled'} onClick={clear}>
            {t('table.showAll')}
          </Button>
        </Group>
      }
    />
  );
}
