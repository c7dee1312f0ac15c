import { Button, Group } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import type { TableState } from '../ui/use-table-state.ts';
import { withoutWords } from './understood.tsx';

/** Nothing was found because of these words: they are named, and left out by one press. */
export function UnknownWords({ words, state }: { words: string[]; state: TableState }) {
  const { t } = useTexts();
  const rest = withoutWords(state.query.q ?? '', words);
  return (
    <EmptyState
      title={t('table.unknownWords', { words: words.map((word) => t('table.quoted', { word })).join(', ') })}
      illustration={<LostPath />}
      action={
        <Group gap="xs" justify="center">
          {rest && <Button onClick={() => state.change({ q: rest })}>{t('table.dropWords')}</Button>}
          <Button variant={rest ? 'default' : 'filled'} onClick={state.clear}>
            {t('table.showAll')}
          </Button>
        </Group>
      }
    />
  );
}
