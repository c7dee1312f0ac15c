import { Button } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './checks-panel.module.css';
import { Panel } from './panel.tsx';
import { StateBadge } from './state-badge.tsx';

type Fix = { key: string; label: string; icon?: Icon | undefined; isMain?: boolean; run: () => void };
export type Found = {
  key: string;
  title: string;
  text: string;
  /** Nothing is sent before it is settled. */
  isBlocking: boolean;
  /** What one press does about it. */
  fixes: readonly Fix[];
  /** The pointer comes or leaves: what it is about can be shown. */
  onPoint?: (isOn: boolean) => void;
};

/** What there is to settle, each with what would settle it; then what passed, since people trust a list they can read. */
export function ChecksPanel({ found, passed }: { found: readonly Found[]; passed: readonly string[] }) {
  const { t } = useTexts();
  const count = found.filter(({ isBlocking }) => isBlocking).length;
  const badge =
    found.length === 0 ? (
      <StateBadge tone="positive">{t('common.checks.settled')}</StateBadge>
    ) : (
      <StateBadge tone="warning" isChip>
        {count > 0 ? t('common.checks.toSettle', { count }) : t('common.checks.toSee', { count: found.length })}
      </StateBadge>
    );
  return (
    <Panel title={t('common.checks.title')} aside={badge} isFlush>
      {found.length > 0 && (
        <ul className={classes.found}>
          {found.map((check) => (
            <Check key={check.key} check={check} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <ul className={classes.passed}>
          {passed.map((text) => (
            <li key={text}>
              <IconCheck size={16} stroke={1.75} className={classes.tick} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Check({ check: { title, text, isBlocking, fixes, onPoint } }: { check: Found }) {
  const Mark = isBlocking ? IconAlertTriangle : IconInfoCircle;
  return (
    <li className={classes.check} onPointerEnter={() => onPoint?.(true)} onPointerLeave={() => onPoint?.(false)}>
      <Mark size={18} stroke={1.75} className={classes.mark} data-blocking={isBlocking || undefined} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        {fixes.length > 0 && (
          <div className={classes.fixes} data-fixes>
            {fixes.map(({ key, label, icon: FixIcon, isMain, run }) => (
              <Button
                key={key}
                size="compact-sm"
                variant={isMain ? 'light' : 'default'}
                leftSection={FixIcon && <FixIcon size={14} stroke={1.75} aria-hidden />}
                onClick={run}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
