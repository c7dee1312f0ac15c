import { isType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Proposal } from '@jalon/domain/proposals/proposal';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonFace } from '../ui/face.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProposalLines } from './proposal-lines.tsx';
import { ofNeedQuery } from './proposals.api.ts';

/** Whom a need was put before. */
export default function ProposalsOfNeed({ need }: { need: Opportunity }) {
  const { t } = useTexts();
  const user = useUser();
  const { data, error, refetch } = useQuery(ofNeedQuery(need.id));
  if (error && !data)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />;
  if (!data) return <Skeleton height={120} aria-busy="true" />;
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={t('proposals.emptyTitle')}
        description={t(need.state === 'posted' ? 'proposals.emptyText' : 'proposals.emptyClosed')}
        illustration={<NothingYet />}
      />
    );
  // Companies know people by their profile, the staff by their account.
  const personHref = ({ ownerId, profileId }: Proposal) =>
    isType(user, 'Company')
      ? href('company.accounts', { selected_freelance_id: profileId })
      : href(isType(user, 'Admin') ? 'admin.accounts' : 'commercial.accounts', { selected_freelance_id: ownerId });
  return (
    <Panel>
      <ProposalLines
        rows={data.rows}
        face={({ ownerId, owner }) => <PersonFace person={{ id: ownerId, ...owner }} size={36} />}
        title={(row) => (
          <Link to={personHref(row)}>
            {row.owner.firstName} {row.owner.lastName}
          </Link>
        )}
      />
    </Panel>
  );
}
