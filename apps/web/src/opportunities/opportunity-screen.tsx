import { useQuery } from '@tanstack/react-query';
import { Page } from '../ui/page.tsx';
import { opportunityClient } from './opportunities.api.ts';

export default function OpportunityScreen() {
  const { data } = useQuery(opportunityClient.list({}));
  return (
    <Page title="…">
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id}>{row.title}</li>
        ))}
      </ul>
    </Page>
  );
}
