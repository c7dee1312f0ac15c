import type { Contract } from '@jalon/domain/contracts/contract';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { GroupHead } from '../ui/group-head.tsx';
import { useContractHrefs } from './contract-look.ts';
import { ContractRow } from './contract-row.tsx';
import type { ContractGroup as Name } from './contract-tabs.ts';
import { turnOf } from './contract-turn.ts';
import classes from './contracts.module.css';
import { DueRow } from './due-row.tsx';
import type { useContractActs } from './use-contract-acts.tsx';

type Props = {
  name: Name;
  rows: readonly Contract[];
  acts: ReturnType<typeof useContractActs>;
  hasTitle: boolean;
  /** Deliveries that a contract is to be written for. */
  due?: { rows: readonly Delivery[]; count: number } | undefined;
  onMore?: (() => void) | undefined;
};

/** One heap of contracts, with what is to be known of all of it. */
export function ContractGroup({ name, rows, acts, hasTitle, due, onMore }: Props) {
  const { t } = useTexts();
  const hrefs = useContractHrefs();
  if (rows.length === 0 && !due?.count) return null;
  const yours = rows.filter((row) => turnOf(row) === 'reader');
  const first = yours.length > 1 ? yours[0] : undefined;
  const aside =
    name === 'sent'
      ? yours.length > 0 && t('contracts.aside.yours', { count: yours.length })
      : (name === 'draft' || name === 'ending') && t(`contracts.aside.${name}`);
  return (
    <section className={classes.group} aria-label={t(`contracts.group.${name}`)}>
      {hasTitle && (
        <GroupHead title={t(`contracts.group.${name}`)} count={rows.length + (due?.count ?? 0)} aside={aside}>
          {first && (
            <Button
              component={Link}
              to={hrefs.signAll(first.id)}
              size="compact-sm"
              className={classes.all}
              leftSection={<IconSignature size={16} />}
            >
              {t('contracts.signAll', { count: yours.length })}
            </Button>
          )}
        </GroupHead>
      )}
      {rows.map((contract) => (
        <ContractRow key={contract.id} contract={contract} isEnding={name === 'ending'} acts={acts} />
      ))}
      {due?.rows.map((delivery) => (
        <DueRow key={delivery.id} delivery={delivery} />
      ))}
      {onMore && (
        <Button variant="subtle" fullWidth onClick={onMore}>
          {t('contracts.more')}
        </Button>
      )}
    </section>
  );
}
