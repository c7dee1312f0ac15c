import { contractFlow } from '@jalon/domain/contracts/contract';
import { Skeleton } from '@mantine/core';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { later } from '../ui/later.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { deskAskedIn } from '../vigilance/desk-asked.ts';
import { deskQuery } from '../vigilance/vigilance.api.ts';
import { ContractList } from './contract-list.tsx';
import { groupsOf, narrowIn, queryOf, tabIn } from './contract-tabs.ts';
import { contractClient, dueQuery } from './contracts.api.ts';

const waiting = <Skeleton height={420} />;
const ContractPage = later(() => import('./contract-page.tsx'), waiting);
const ContractNew = later(() => import('./contract-new.tsx'), waiting);
const ContractEdit = later(() => import('./contract-edit.tsx'), waiting);
const ModelPage = later(() => import('./model-page.tsx'), waiting);
const SignPage = later(() => import('./sign-page.tsx'), waiting);

export const prefetch: Prefetch = (user, { url: { searchParams } }) => {
  const id = searchParams.get('contract');
  if (id) return void queryClient.prefetchQuery(contractClient.one(id));
  if (searchParams.has('new') || searchParams.has('model')) return;
  if (searchParams.get('tab') === 'vigilance') return void queryClient.prefetchQuery(deskQuery(deskAskedIn(searchParams)));
  if (tabIn(searchParams) === 'follow' && contractFlow.actionsOnList(user).includes('create'))
    void queryClient.prefetchQuery(dueQuery(narrowIn(searchParams)));
  for (const group of groupsOf(tabIn(searchParams))) void queryClient.prefetchInfiniteQuery(queryOf(group, narrowIn(searchParams)));
};

/** Contracts, the one that the address names, or what is done to it: written, changed, signed. */
export default function ContractsScreen() {
  const user = useUser();
  const [id] = useAddressed('contract');
  const [made] = useAddressed('new');
  const [edited] = useAddressed('edit');
  const [signed] = useAddressed('sign');
  const [modelId] = useAddressed('model');
  const mayWrite = contractFlow.actionsOnList(user).includes('create');
  if (mayWrite && made !== null) return <ContractNew key={`${made} ${id}`} from={made} amendsId={id} />;
  if (mayWrite && modelId !== null) return <ModelPage key={modelId} id={modelId} />;
  if (id === null) return <ContractList />;
  if (mayWrite && edited !== null) return <ContractEdit key={id} id={id} />;
  if (signed !== null) return <SignPage key={id} id={id} isOneOfMany={signed === 'all'} />;
  return <ContractPage key={id} id={id} />;
}
