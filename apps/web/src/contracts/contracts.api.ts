import type { Contract, ContractState, contractListing } from '@jalon/domain/contracts/contract';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { contractModels } from '@jalon/domain/contracts/contract-model-api';
import type { ListQuery } from '@jalon/domain/core/listing';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { pictureOf } from '../ui/face.tsx';
import type { Finding } from '../ui/finding.ts';

export const contractClient = resourceClient(contracts);

/** Looked at again while it is being sealed, which takes a moment. */
export const contractQuery = (id: string) => ({
  ...contractClient.one(id),
  refetchInterval: ({ state: { data } }: { state: { data?: Contract | undefined } }) =>
    data?.state === 'sent' && data.signatures.length === 2 ? 1500 : (false as const),
});

/** What a list is narrowed to, as its address says. */
export type Narrow = Pick<ListQuery<typeof contractListing>, 'q' | 'ofType' | 'companyId' | 'commercialId' | 'ends'>;
/** As it is sent: several values are one text. */
export const askedOf = (narrow: object): Record<string, string> =>
  Object.fromEntries(Object.entries(narrow).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

/** Some of a state, the latest first, and as many more as are asked for. */
export const contractsIn = (state: ContractState, narrow: Narrow) =>
  infiniteQueryOptions({
    queryKey: [...contractClient.key, 'in', state, askedOf(narrow)],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/contracts', { query: { state, size: 50, ...askedOf(narrow), ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Deliveries without a contract, narrowed as the contracts are. */
export const dueQuery = (narrow: Narrow) =>
  queryOptions({
    queryKey: [...contractClient.key, 'due', askedOf(narrow)],
    queryFn: ({ signal }) => call('GET /api/contracts/due', { query: askedOf(narrow) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The amendments of a contract: few, the latest first. */
export const amendmentsOf = (amendsId: string) => contractClient.list({ amendsId, size: 25 });
/** Those of a project, as its client may know of them. */
export const contractsOfProject = (projectId: string) => contractClient.list({ projectId, size: 50 });
/** The contracts of a delivery, amendments too. */
export const contractsOfDelivery = (deliveryId: string) => contractClient.list({ deliveryId, size: 25 });

export const modelClient = resourceClient(contractModels);
/** All of them: there are as many as kinds of contracts. */
export const modelsQuery = modelClient.list({ size: -1 });

/** Freelances by name: those who are here, and those whom the operator knows and who have no account. */
export const findPeople = (q: string): Finding => ({
  queryKey: ['accounts', 'contract people', q],
  queryFn: async ({ signal }) => {
    const query = { type: 'Freelance', state: 'active,none', size: 25, ...(q && { q }) } as const;
    const { rows, next } = await call('GET /api/accounts', { query }, { signal });
    return {
      found: rows.map((row) => ({ id: row.id, name: `${row.firstName} ${row.lastName}`, face: { src: pictureOf(row) } })),
      isMore: next !== null,
    };
  },
});

export const pdfHref = (id: string): string => hrefOf('GET /api/contracts/:id/pdf', { params: { id } });

export const sendCode = (id: string) => call('POST /api/contracts/:id/code', { params: { id }, body: {} });
