import type { User } from '@jalon/domain/core/actor';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { accountQuery } from './account.api.ts';
import classes from './account.module.css';
import { ClosingDialog } from './closing-dialog.tsx';

const acts = ['deactivate', 'delete'] as const;
export type ClosingAct = (typeof acts)[number];

/** Apart from the rest, and each with what it takes from one. */
export function DangerPanel({ user }: { user: User }) {
  const { t } = useTexts();
  const { hasPassword = true } = useQuery(accountQuery).data ?? {};
  const [{ act, isOpen }, setDialog] = useState<{ act?: ClosingAct; isOpen: boolean }>({ isOpen: false });
  return (
    <Panel title={t('account.danger.title')} className={classes.danger ?? ''}>
      {acts.map((name) => (
        <div key={name} className={`${classes.line} ${classes.wraps}`}>
          <div className={classes.words}>
            <div className={classes.name}>{t(`account.danger.${name}`)}</div>
            <div className={classes.note}>{t(`account.danger.${name}Text`)}</div>
          </div>
          <Button
            flex="none"
            variant={name === 'delete' ? 'filled' : 'default'}
            {...(name === 'delete' ? { color: 'red.9' } : {})}
            disabled={!hasPassword}
            onClick={() => setDialog({ act: name, isOpen: true })}
          >
            {t(`account.danger.${name}`)}
          </Button>
        </div>
      ))}
      {!hasPassword && <p className={classes.text}>{t('account.password.first')}</p>}
      {act && (
        <ClosingDialog
          key={act}
          act={act}
          email={user.email}
          isOpen={isOpen}
          onClose={() => setDialog({ act, isOpen: false })}
          onClosed={() => setDialog({ isOpen: false })}
        />
      )}
    </Panel>
  );
}
