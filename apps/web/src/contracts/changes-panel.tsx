import type { Contract } from '@jalon/domain/contracts/contract';
import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { amendedBy, type Change, changesBetween, changesDue, inForceOf } from './contract-changes.ts';
import { useContractHrefs } from './contract-look.ts';
import classes from './contract-page.module.css';
import { useTermText } from './use-term-text.ts';
import { useVersions } from './use-versions.ts';

/** Of an amendment, what it changes; of a contract in force, what its delivery has changed since. */
export function ChangesPanel({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  const { first, amendments } = useVersions(contract);
  if (!first) return null;
  if (contract.amendment > 0) {
    const changes = changesBetween(amendedBy(contract, first, amendments), contract);
    return (
      <Panel title={t('contracts.changes.title')} isFlush>
        <p className={classes.none}>{t(changes.length > 0 ? 'contracts.changes.amends' : 'contracts.changes.none')}</p>
        <Changes changes={changes} />
      </Panel>
    );
  }
  const mayAmend = contract.actions.includes('end');
  const due = mayAmend && !contract.isBeingAmended ? changesDue(inForceOf(first, amendments)) : [];
  if (due.length === 0) return null;
  return (
    <Panel title={t('contracts.changes.title')} isFlush>
      <p className={classes.none}>{t('contracts.changes.text')}</p>
      <Changes changes={due} />
      <div className={classes.foot}>
        <Button component={Link} to={hrefs.amend(first.id)} size="xs" leftSection={<IconFilePlus size={16} />}>
          {t('contracts.versions.new')}
        </Button>
      </div>
    </Panel>
  );
}

export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTexts();
  const text = useTermText();
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{t(`words.contract.field.${field}`)}</dt>
          <dd>
            <span>{text(field, before)}</span>
            <span aria-label={t('contracts.changes.becomes')} role="img">
              →
            </span>
            <b>{text(field, after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
