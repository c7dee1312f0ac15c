import { useQuery } from '@tanstack/react-query';
import { Page } from '../ui/page.tsx';
import { applicationClient } from './applications.api.ts';

export default function ApplicationScreen() {
  const { data } = useQuery(applicationClient.list({}));
  return (
    <Page title="…">
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id}>{row.owner.lastName}</li>
        ))}
      </ul>
    </Page>
  );
}
