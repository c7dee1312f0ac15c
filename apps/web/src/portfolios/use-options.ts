import { useQuery } from '@tanstack/react-query';
import type { Finding, Option } from '../ui/finding.ts';
import type { FilterOption } from '../ui/table-column.ts';

/** What is found, as a filter offers it. */
export const useOptions = (find: Finding): FilterOption[] =>
  (useQuery({ ...find, staleTime: 300_000 }).data?.found ?? []).map(({ id, name }: Option) => ({
    value: id,
    label: name,
  }));
