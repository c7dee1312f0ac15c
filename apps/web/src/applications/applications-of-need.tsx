import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { applicationClient } from './applications.api.ts';

/** The applications to a need: as columns or as a list. */
export function ApplicationsOfNeed({ need }: { need: Opportunity }) {
  const { data } = useQuery(applicationClient.list({ opportunityId: need.id }));
  return (
    <ul>
      {data?.rows.map((row) => (
        <li key={row.id}>{row.owner.lastName}</li>
      ))}
    </ul>
  );
}
