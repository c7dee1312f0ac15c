import type { ListName } from '@jalon/domain/core/reference-lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RecordHistory } from '../history/record-history.tsx';
import { historyQuery } from './referentials.api.ts';

export const ReferentialHistory = ({ list, id }: { list: ListName; id: string }) => (
  <RecordHistory found={useInfiniteQuery(historyQuery(list, id))} />
);
