import { ActionIcon, Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconCloudCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChangedNotice } from '../ui/changed-notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { SchemaForm } from '../ui/schema-form.ts';
import classes from './section.module.css';
import shared from './shared.module.css';

type SectionProps = {
  part: string;
  title: string;
  count?: number;
  /** What filling it brings, while it is empty. */
  points?: number | undefined;
  isEditing?: boolean;
  /** A list is added to, a section is changed; neither where there is nothing to press. */
  act?: { label: string; icon: 'add' | 'edit'; run: () => void } | undefined;
  aside?: ReactNode;
  isFlush?: boolean;
  children: ReactNode;
};

/** One section of a profile, edited where it stands. */
export function Section({ part, title, count, points, isEditing, act, aside, isFlush, children }: SectionProps) {
  const { t } = useTexts();
  const Icon = act?.icon === 'add' ? IconPlus : IconPencil;
  return (
    <div data-part={part} className={classes.section} data-editing={isEditing || undefined}>
      <Panel
        title={title}
        isFlush={isFlush ?? false}
        aside={
          <span className={classes.aside}>
            {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
            {points !== undefined && (
              <span className={shared.gain} title={t('profile.completion.points', { points })}>
                {`+\u00a0${points}`}
              </span>
            )}
            {aside}
            {act && !isEditing && (
              <ActionIcon variant="subtle" color="gray" size={32} aria-label={act.label} onClick={act.run} className={classes.push ?? ''}>
                <Icon size={18} stroke={1.75} />
              </ActionIcon>
            )}
          </span>
        }
      >
        {children}
      </Panel>
    </div>
  );
}

type FormProps = {
  form: Pick<SchemaForm, 'props' | 'change' | 'failure' | 'isSending' | 'isDirty'>;
  submitLabel: string;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** The form of a section: its fields, its refusal, and at its foot that nothing typed is lost. */
export function SectionForm({ form, submitLabel, onCancel, onRemove, children }: FormProps) {
  const { t } = useTexts();
  if (form.change)
    return (
      <div className={classes.form}>
        <ChangedNotice change={form.change} text={t('profile.changed')} reload={t('profile.reload')} onReload={onCancel} />
      </div>
    );
  return (
    <form {...form.props} className={classes.form}>
      {form.failure && (
        <Alert color="red" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      {children}
      <div className={classes.formActs}>
        {onRemove && (
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('profile.remove')}
          </Button>
        )}
        {form.isDirty && (
          <span className={classes.kept}>
            <IconCloudCheck size={14} stroke={1.75} aria-hidden />
            {t('profile.draftKept')}
          </span>
        )}
        <span className={classes.formButtons}>
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}
