import { ViewNameInput } from '@jalon/domain/views/view';
import { Checkbox, TextInput } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

type Naming = { name: string; isShared: boolean };
type ViewDialogProps = {
  title: string;
  text?: string;
  submitLabel: string;
  initial: Naming;
  /** Who may share is asked whether to. */
  canShare: boolean;
  isOpen: boolean;
  onSave: (naming: Naming) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
};

/** The name of a view, and who else sees it. */
export default function ViewDialog({ title, text, submitLabel, initial, canShare, isOpen, onSave, onClose, onClosed }: ViewDialogProps) {
  const { t } = useTexts();
  const form = useSchemaForm(ViewNameInput, {
    initial,
    about: title,
    onSubmit: async (naming) => {
      await onSave(naming);
      onClose();
    },
  });
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm form={form} text={text} submitLabel={submitLabel} onCancel={onClose}>
        <TextInput
          label={t('views.column.name')}
          required
          withAsterisk={false}
          maxLength={50}
          autoComplete="off"
          data-autofocus
          {...form.field('name')}
        />
        {canShare && (
          <Checkbox
            label={t('views.column.isShared')}
            checked={form.values.isShared}
            onChange={({ currentTarget }) => form.set('isShared', currentTarget.checked)}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
