import type { Contract } from '@jalon/domain/contracts/contract';
import { ActionIcon, Alert } from '@mantine/core';
import { IconCopy, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './contract-page.module.css';

/** The fingerprint of what was sent, and whether it is still that of what is kept. */
export function SealPanel({ contract: { hash, isIntact, state, signatures } }: { contract: Contract }) {
  const { t } = useTexts();
  const toast = useToast();
  if (hash === null || isIntact === null) return null;
  const copy = () =>
    void navigator.clipboard?.writeText(hash).then(
      () => toast.done(t('contracts.seal.copied')),
      () => undefined,
    );
  const said = isIntact ? (state === 'sent' ? 'sentText' : 'intactText') : 'brokenText';
  return (
    <Panel title={t('contracts.seal.title')}>
      <Alert
        color={isIntact ? 'green' : 'red'}
        title={t(isIntact ? (state === 'sent' ? 'contracts.seal.sent' : 'contracts.seal.intact') : 'contracts.seal.broken')}
        icon={isIntact ? <IconShieldCheck size={18} /> : <IconShieldX size={18} />}
      >
        {t(`contracts.seal.${said}`)}
      </Alert>
      <p className={classes.hash}>
        <span>{t('words.contract.field.hash')}</span>
        <code title={hash}>{`${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`}</code>
        <ActionIcon variant="subtle" color="gray" aria-label={t('contracts.seal.copy')} title={t('contracts.seal.copy')} onClick={copy}>
          <IconCopy size={16} stroke={1.75} />
        </ActionIcon>
      </p>
      {signatures.length === 2 && <p className={classes.muted}>{t('contracts.seal.evidence')}</p>}
    </Panel>
  );
}
