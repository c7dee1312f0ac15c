import { legalLimits } from '@jalon/domain/legal/legal-text';
import { LegalDraftInput, type ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { type Conflict, conflictIn, useSaveDraft } from './legal.api.ts';
import classes from './legal.module.css';
import { LegalFields } from './legal-fields.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The draft of a text in its two languages: saved, then published as it was saved. */
export function LegalEditor({ text }: { text: ManagedLegalText }) {
  const { t, language: spoken } = useTexts();
  const { number: grouped } = useFormat();
  const toast = useToast();
  const { mutateAsync } = useSaveDraft(text.kind);
  const [conflict, setConflict] = useState<Conflict>();
  const [start, setStart] = useState({ fr: text.fr, en: text.en, version: text.version });
  const [language, setLanguage] = useState(spoken);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'leaving'>('closed');
  const form = useSchemaForm(LegalDraftInput, {
    initial: start,
    onSubmit: async (body, way) => {
      try {
        const { fr, en, version } = await mutateAsync(body);
        begin({ fr, en, version });
        if (way === 'publish') setDialog('open');
        else toast.done(t('legal.manage.saved'));
      } catch (error) {
        const found = conflictIn(error);
        if (!found) throw error;
        setConflict(found);
      }
    },
  });
  const begin = (draft: typeof start) => {
    setStart(draft);
    for (const name of ['fr', 'en', 'version'] as const) form.set(name, draft[name]);
  };
  useLeaveGuard(form.isDirty);
  // Published, or saved by somebody else while nothing was being written here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server
  useEffect(() => {
    if (!form.isDirty && !conflict && text.version !== start.version) begin({ fr: text.fr, en: text.en, version: text.version });
  }, [text.version]);
  const publish = () => {
    if (form.isDirty) void form.submit(undefined, 'publish');
    else setDialog('open');
  };
  const takeTheirs = (theirs: typeof start) => {
    begin(theirs);
    setConflict(undefined);
  };
  const keepMine = (theirs: typeof start) => {
    form.set('version', theirs.version);
    setConflict(undefined);
  };
  const hasNews = form.isDirty || text.isChanged;
  const shown = form.values[language];
  return (
    <>
      <form {...form.props} className={classes.editor}>
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            onTakeTheirs={() => takeTheirs(conflict.current)}
            onKeepMine={() => keepMine(conflict.current)}
          />
        )}
        {form.failure && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {form.failure}
          </Alert>
        )}
        <RestoredNotice form={form} />
        <LegalFields field={form.field} language={language} onLanguage={setLanguage} />
        <Group justify="space-between" gap="xs">
          <span className={classes.facts}>
            {t('legal.manage.length', { used: grouped(shown.length), max: grouped(legalLimits.text) })}
            {!hasNews && ` · ${t('legal.manage.nothingToPublish')}`}
          </span>
          <Group gap="xs">
            <Button type="submit" variant="default" loading={form.isSending} disabled={!form.isDirty}>
              {t('legal.manage.save')}
            </Button>
            <Button onClick={publish} disabled={!hasNews || form.isSending || conflict !== undefined}>
              {t('legal.manage.publish')}
            </Button>
          </Group>
        </Group>
      </form>
      {dialog !== 'closed' && (
        <PublishDialog
          text={text}
          version={start.version}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('leaving')}
          onClosed={() => setDialog('closed')}
          onConflict={(found) => {
            setConflict(found);
            setDialog('leaving');
          }}
        />
      )}
    </>
  );
}

type NoticeProps = { conflict: Conflict; onTakeTheirs: () => void; onKeepMine: () => void };

/** What was written stays in the form until its author has chosen. */
function ConflictNotice({ conflict: { by }, onTakeTheirs, onKeepMine }: NoticeProps) {
  const { t } = useTexts();
  const title = by ? t('legal.manage.conflictBy', { name: by }) : t('legal.manage.conflict');
  return (
    <Alert role="alert" color="yellow" icon={<IconUsers size={18} />} title={title}>
      {t('legal.manage.conflictText')}
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('legal.manage.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('legal.manage.keepMine')}</Button>
      </Group>
    </Alert>
  );
}
