import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import type { DeskAsked } from './desk-asked.ts';

const key = ['/api/vigilance'];

export const deskQuery = (query: DeskAsked) =>
  queryOptions({
    queryKey: [...key, 'desk', query],
    queryFn: ({ signal }) => call('GET /api/vigilance', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'dossier', id],
    queryFn: ({ signal }) => call('GET /api/vigilance/:id', { params: { id } }, { signal }),
  });

export const packHref = (id: string): string => hrefOf('GET /api/vigilance/:id/pack', { params: { id } });
