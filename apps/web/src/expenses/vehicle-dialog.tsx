import { vehicleFlow } from '@jalon/domain/vehicles/vehicle';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { vehicleClient } from './expenses.api.ts';

const schema = vehicleFlow.create.input;

/** A vehicle is added where it is first needed. */
export default function VehicleDialog({
  isOpen,
  onClose,
  onAdded,
}: {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = vehicleClient.useCreate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(schema, {
    initial: { label: '', kind: 'car', power: 5, isElectric: false },
    about: 'vehicle',
    onSubmit: async (body) => {
      const { id } = await mutateAsync({ body, key });
      toast.done(t('expenses.vehicle.done'));
      onAdded(id);
      onClose();
    },
  });
  return (
    <Dialog title={t('expenses.vehicle.addTitle')} isOpen={isOpen} onClose={onClose} onClosed={() => undefined}>
      <DialogForm form={form} text={t('expenses.vehicle.text')} submitLabel={t('expenses.vehicle.submit')} onCancel={onClose}>
        <SchemaFields schema={schema} form={form} texts="expenses" />
      </DialogForm>
    </Dialog>
  );
}
