import { DeliveryInput, DeliveryNew } from '@jalon/domain/deliveries/delivery';
import type { Project } from '@jalon/domain/projects/project';
import { Fragment, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import type { Option } from '../ui/finding.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { startOf } from '../ui/form-fields.ts';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SearchSelect } from '../ui/search-select.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSave } from '../ui/use-save.ts';
import { useException } from '../vigilance/use-exception.ts';
import classes from './delivery-dialog.module.css';
import { DeliverySums } from './delivery-sums.tsx';
import { deliveryClient, findFreelances } from './projects.api.ts';

/** What belongs together stands beside each other. */
const rows: (keyof DeliveryInput)[][] = [
  ['title'],
  ['startsOn', 'endsOn'],
  ['daysSold', 'freeDays'],
  ['daysPerWeek', 'workingDaysInYear'],
  ['feeMode'],
  ['sellCents', 'buyCents'],
  ['dailyExpensesCents', 'monthlyExpensesCents'],
  ['holidayZone', 'isWhitMondayWorked'],
  ['conditions'],
];

type Props = { project: Project; isOpen: boolean; onClose: () => void };

/** A delivery that comes from no application: the staff say who does it. */
export default function DeliveryDialog({ project, isOpen, onClose }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const save = useSave(deliveryClient);
  const withException = useException();
  const [person, setPerson] = useState<Option>();
  const operator = operatorNow();
  const start = {
    ...{
      projectId: project.id,
      title: project.title,
      startsOn: project.startsOn,
      endsOn: project.endsOn ?? '',
      daysPerWeek: 5,
      freeDays: 0,
    },
    ...{ feeMode: 'daily', dailyExpensesCents: 0, monthlyExpensesCents: 0 },
    holidayZone: operator.holidayZone,
    isWhitMondayWorked: operator.isWhitMondayWorked,
  };
  // Asked for once it is needed, and not by this form.
  const { exception: _, ...initial } = startOf(DeliveryNew, start);
  const form = useSchemaForm(DeliveryNew, {
    initial,
    draft: `delivery.new.${project.id}`,
    onSubmit: async (input) => {
      const { title } = await withException((exception) => save({ ...input, exception } as never));
      toast.done(t('projects.delivery.done.create', { name: title }));
      onClose();
    },
  });
  return (
    <Dialog title={t('projects.delivery.new')} isOpen={isOpen} onClose={onClose} onClosed={() => undefined} isWide>
      <DialogForm form={form} submitLabel={t('projects.delivery.action.create')} onCancel={onClose}>
        <SearchSelect
          label={t('projects.delivery.person')}
          placeholder={t('projects.delivery.findPerson')}
          chosen={person}
          find={findFreelances}
          words={{ none: t('projects.delivery.noPerson') }}
          required
          error={form.field('ownerId').error}
          onChoose={(option) => {
            setPerson(option ?? undefined);
            form.set('ownerId', option?.id ?? '');
          }}
        />
        {rows.map((only) => (
          <Fragment key={only[0]}>
            <div className={classes.pair} data-only={only.length === 1 || undefined}>
              <SchemaFields schema={DeliveryInput} form={form} texts="projects.delivery" only={only} />
            </div>
            {only.includes('sellCents') && <DeliverySums values={form.values} />}
          </Fragment>
        ))}
      </DialogForm>
    </Dialog>
  );
}
