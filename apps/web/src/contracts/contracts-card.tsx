import { referenceOf } from '@jalon/domain/contracts/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { useProjectWords } from '../projects/project-look.ts';
import classes from '../projects/projects.module.css';
import { PersonFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { contractTones, personOf } from './contract-look.ts';
import { contractsOfProject } from './contracts.api.ts';

/** For the client of a project: that there are contracts, with whom, until when. What they are worth is between those who sign. */
export function ContractsCard({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const words = useProjectWords();
  const { data } = useQuery(contractsOfProject(projectId));
  const rows = data?.rows.filter(({ state }) => state !== 'draft' && state !== 'cancelled') ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('projects.contracts')} isFlush>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <PersonFace person={row.owner} size={32} />
            <span className={classes.who}>
              <span className={classes.name}>{personOf(row)}</span>
              <span className={classes.line}>{referenceOf(row)}</span>
              <span className={classes.wrapped}>{words.period(row)}</span>
            </span>
            <StateBadge isChip tone={contractTones[row.state]}>
              {t(`words.contract.state.${row.state}`)}
            </StateBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
