import type { Contract } from '@jalon/domain/contracts/contract';
import { IconFileCheck, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { contractTones, useContractHrefs, useContractWords } from './contract-look.ts';
import classes from './contract-page.module.css';
import { useVersions } from './use-versions.ts';

/** The contract and what has changed it since, the latest first. */
export function VersionsPanel({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const format = useFormat();
  const hrefs = useContractHrefs();
  const words = useContractWords();
  const { first, amendments } = useVersions(contract);
  if (!first || amendments.length === 0) return null;
  return (
    <Panel title={t('contracts.versions.title')} isFlush>
      <ul className={classes.lines}>
        {[...amendments.toReversed(), first].map((one) => {
          const Icon = one.state === 'signed' ? IconFileCheck : IconFileText;
          return (
            <li key={one.id} data-current={one.id === contract.id || undefined}>
              <Icon size={24} stroke={1.5} className={classes.muted} aria-hidden />
              <div className={classes.grow}>
                <Link to={hrefs.one(one.id)} aria-current={one.id === contract.id ? 'page' : undefined}>
                  {one.amendment > 0 ? words.kind(one) : t('contracts.versions.first')}
                </Link>
                <span>{one.signedAt ? t('contracts.signatures.on', { date: format.day(one.signedAt) }) : words.period(one)}</span>
              </div>
              <StateBadge isChip tone={contractTones[one.state]}>
                {t(`words.contract.state.${one.state}`)}
              </StateBadge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
