import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { applicationClient } from '../applications/applications.api.ts';
import { ApplicationsOfNeed } from '../applications/applications-of-need.tsx';
import { Page } from '../ui/page.tsx';
import { opportunityClient } from './opportunities.api.ts';

export default function OpportunitiesScreen() {
  const { data } = useQuery(opportunityClient.list({}));
  const { selected_application_id: chosen } = useParams();
  const application = useQuery({ ...applicationClient.one(chosen ?? ''), enabled: chosen !== undefined }).data;
  const [parameters] = useSearchParams();
  const id = application?.opportunityId ?? parameters.get('need') ?? undefined;
  const need = useQuery({ ...opportunityClient.one(id ?? ''), enabled: id !== undefined }).data;
  return (
    <Page title={need?.title ?? '…'}>
      {need ? (
        <ApplicationsOfNeed need={need} />
      ) : (
        <ul>
          {data?.rows.map((row) => (
            <li key={row.id}>{row.title}</li>
          ))}
        </ul>
      )}
    </Page>
  );
}
