import { useQuery } from '@tanstack/react-query';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { Page } from '../ui/page.tsx';

export default function OffersScreen() {
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
