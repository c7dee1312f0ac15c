import { closeReasons, type Opportunity, opportunityFlow } from '@jalon/domain/opportunities/opportunity';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { opportunityClient } from './opportunities.api.ts';

const schema = opportunityFlow.actions.close.input;

/** Why a need is closed, and what its candidates are told: nobody is left without an answer. */
export default function CloseDialog({ need, onClosed }: { need: Opportunity; onClosed: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = opportunityClient.useAct();
  const [isOpen, setOpen] = useState(true);
  const { title: name } = need;
  // A company does not see those that are still being qualified, and answers them too.
  const mayHaveAny = Boolean(need.applications || need.hasPreselection);
  const form = useSchemaForm(schema, {
    initial: { reason: 'filled', message: '' },
    about: `needs.close ${need.id}`,
    onSubmit: async (input) => {
      await mutateAsync({ row: need, action: 'close', input });
      toast.done(t('needs.done.close', { name }));
      setOpen(false);
    },
  });
  return (
    <Dialog title={t('needs.closing.title', { name })} isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      <DialogForm form={form} text={t('needs.closing.text')} submitLabel={t('needs.closing.submit')} onCancel={() => setOpen(false)}>
        <NativeSelect
          label={t('needs.closing.reason')}
          data={closeReasons.map((value) => ({ value, label: t(`words.opportunity.value.reason.${value}`) }))}
          {...form.field('reason')}
        />
        {mayHaveAny && (
          <Textarea
            label={t('needs.closing.message')}
            description={t('needs.closing.messageHint')}
            autosize
            minRows={3}
            {...form.field('message')}
          />
        )}
        <Text size="sm" c="dimmed">
          {t(mayHaveAny ? 'needs.closing.told' : 'needs.closing.nobody')}
        </Text>
      </DialogForm>
    </Dialog>
  );
}
