import type { AnyResource } from '@jalon/domain/core/resource';
import { holdsWords } from '@jalon/domain/core/words';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textOr } from '../core/i18n.ts';
import type { RecordOf, ResourceClient } from '../core/resource.ts';
import { Failure } from '../ui/failure.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TableExport } from '../ui/table-export.tsx';

/** All of them at once: they are searched at every key. */
export const wholeOf = <R extends AnyResource>(client: ResourceClient<R>) => client.list({ size: -1 } as never);

/** Records that are few enough to be read at once, what of them is looked for, and what any page of them shows besides. */
export function useShortList<R extends AnyResource>(client: ResourceClient<R>, texts: string, wordsOf: (row: RecordOf<R>) => string) {
  const { data, error, refetch } = useQuery(wholeOf(client));
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  return {
    data,
    query,
    find: (rows: RecordOf<R>[]) => (query ? rows.filter((row) => holdsWords(wordsOf(row), query)) : rows),
    /** In the place of the list until it has come. */
    waiting: error ? <Failure error={error} onRetry={refetch} /> : <Skeleton height={320} aria-busy="true" />,
    field: <SearchField label={textOr(`${texts}.search`, '')} value={typed} onType={setTyped} maxLength={60} isLarge />,
    download: <TableExport links={{ csv: client.fileHref('csv', {} as never), xlsx: client.fileHref('xlsx', {} as never) }} isNarrow />,
  };
}
