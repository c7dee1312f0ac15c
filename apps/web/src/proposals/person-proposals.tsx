import { needPlace } from '@jalon/domain/core/notices';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useWriteTo } from '../chat/use-write-to.tsx';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { Option } from '../ui/finding.ts';
import { ProposalLines } from './proposal-lines.tsx';
import { ofPersonQuery } from './proposals.api.ts';
import classes from './proposals.module.css';
import { ProposeButton } from './propose-button.tsx';
import type { Proposed } from './propose-dialog.tsx';

/** What goes along to the page of somebody who was found for a need: it is likely to be proposed, unless it was already. */
export type FoundFor = { foundFor?: Option | undefined };

/** `children`: what else can be done, beside proposing. */
type Props = { person: Proposed; children: ReactNode };

/** Proposes a need to somebody, and tells which were proposed already and by whom. */
export default function PersonProposals({ person, children }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const { data } = useQuery(ofPersonQuery(person.id));
  const rows = data?.rows ?? [];
  const { action: write, dialog } = useWriteTo({ profileId: person.id });
  const { foundFor } = (useLocation().state ?? {}) as FoundFor;
  const isGiven = rows.some(({ opportunity, state }) => opportunity.id === foundFor?.id && state !== 'withdrawn');
  const mayPropose = data?.actions.includes('create') ?? false;
  return (
    <div className={classes.part}>
      <div className={classes.acts}>
        {mayPropose && <ProposeButton person={person} likely={isGiven ? undefined : foundFor} />}
        <Button variant="default" leftSection={<IconMessageCircle size={16} stroke={1.75} />} onClick={write.run}>
          {write.label}
        </Button>
        {children}
      </div>
      {dialog}
      {rows.length > 0 && (
        <section>
          <h3>{t('proposals.given')}</h3>
          <ProposalLines rows={rows} title={({ opportunity: { id, title } }) => <Link to={needPlace(user, id).path}>{title}</Link>} />
        </section>
      )}
    </div>
  );
}
