import { isType } from '@jalon/domain/core/actor';
import { ViewNameInput, type ViewNaming } from '@jalon/domain/views/view';
import { Checkbox, TextInput } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

type ViewDialogProps = {
  title: string;
  text?: string;
  submitLabel: string;
  initial: ViewNaming;
  /** Who may share is asked whether to. */
  canShare: boolean;
  /** Of a search: whether to be told what is new. */
  canBeTold: boolean;
  isOpen: boolean;
  onSave: (naming: ViewNaming) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
};

/** The name of a view, who else sees it, and whether it tells what is new. */
export default function ViewDialog({
  title,
  text,
  submitLabel,
  initial,
  canShare,
  canBeTold,
  isOpen,
  onSave,
  onClose,
  onClosed,
}: ViewDialogProps) {
  const { t } = useTexts();
  const isOfNeeds = isType(useUser(), 'Freelance');
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
        {canBeTold && (
          <Checkbox
            label={t(isOfNeeds ? 'views.isTold' : 'views.isToldOfPeople')}
            description={t('views.isToldHint')}
            checked={form.values.isTold}
            onChange={({ currentTarget }) => form.set('isTold', currentTarget.checked)}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
