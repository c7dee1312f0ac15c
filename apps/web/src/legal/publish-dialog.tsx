import { legalLimits, legalRoutes } from '@jalon/domain/legal/legal-text';
import { LegalPublication, type ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import { Checkbox, Text, Textarea } from '@mantine/core';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { type Conflict, conflictIn, usePublish } from './legal.api.ts';

type PublishDialogProps = {
  text: ManagedLegalText;
  /** Of the draft that is on the screen: no other is published. */
  version: number;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  onConflict: (conflict: Conflict) => void;
};

export function PublishDialog({ text, isOpen, onClose, onClosed, ...rest }: PublishDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('legal.manage.dialog.title', { name: routeTitle(t, legalRoutes[text.kind]) })}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <PublishForm text={text} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PublishForm({
  text: { kind, versions, unchanged },
  version,
  onClose,
  onConflict,
}: Omit<PublishDialogProps, 'isOpen' | 'onClosed'>) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = usePublish(kind);
  const number = (versions[0]?.number ?? 0) + 1;
  const isFirst = number === 1;
  const form = useSchemaForm(LegalPublication, {
    // Terms that change are a new contract; the first ones are accepted by whoever signs up.
    initial: { version, summaryFr: '', summaryEn: '', asksAgain: kind === 'terms' && !isFirst },
    onSubmit: async (body) => {
      try {
        await mutateAsync(body);
        toast.done(t('legal.manage.done', { number }));
        onClose();
      } catch (error) {
        const found = conflictIn(error);
        if (!found) throw error;
        onConflict(found);
      }
    },
  });
  return (
    <DialogForm
      form={form}
      text={t('legal.manage.dialog.text', { number })}
      submitLabel={t('legal.manage.dialog.confirm', { number })}
      onCancel={onClose}
    >
      {unchanged.map((language) => (
        <Text key={language} size="sm" c="dimmed">
          {t(language === 'fr' ? 'legal.manage.dialog.unchangedFr' : 'legal.manage.dialog.unchangedEn', { number: number - 1 })}
        </Text>
      ))}
      <Textarea
        name="summaryFr"
        label={t('legal.manage.dialog.summaryFr')}
        description={isFirst ? `${t('legal.manage.dialog.summaryHint')} (${t('common.optional')})` : t('legal.manage.dialog.summaryHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={legalLimits.summary}
        data-autofocus
        {...form.field('summaryFr')}
      />
      <Textarea
        name="summaryEn"
        label={`${t('legal.manage.dialog.summaryEn')} (${t('common.optional')})`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={legalLimits.summary}
        {...form.field('summaryEn')}
      />
      {kind === 'terms' && (
        <Checkbox
          label={t('legal.manage.dialog.asksAgain')}
          description={t('legal.manage.dialog.asksAgainHint')}
          checked={form.values.asksAgain}
          onChange={({ currentTarget }) => form.set('asksAgain', currentTarget.checked)}
        />
      )}
    </DialogForm>
  );
}
