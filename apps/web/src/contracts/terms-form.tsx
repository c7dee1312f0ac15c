import type { ContractNew } from '@jalon/domain/contracts/contract';
import type { ContractTerms, ServiceCalendar, Terms } from '@jalon/domain/contracts/contract-terms';
import { Textarea } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import classes from './contract-form.module.css';
import { EmploymentFields } from './employment-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TextFields } from './text-fields.tsx';

type Props = {
  /** Of a new contract, or of what is changed of one. */
  schema: typeof ContractNew | typeof ContractTerms;
  initial: Terms;
  /** Whose calendar a service follows. */
  delivery: ServiceCalendar | null;
  about: string;
  onSend: (input: unknown) => Promise<void>;
  onCancel: () => void;
  onReload?: () => void;
};

/** What is agreed, and the words it is agreed in. */
export function TermsForm({ schema, initial, delivery, about, onSend, onCancel, onReload }: Props) {
  const { t } = useTexts();
  const form = useSchemaForm(schema as typeof ContractTerms, { initial, about, onSubmit: onSend });
  const { type } = initial;
  const changed = onReload && { text: t('contracts.form.changed'), reload: t('contracts.form.reload'), onReload };
  const date = (name: 'startsOn' | 'endsOn') => ({
    ...form.field(name),
    ...{ label: t(`words.contract.field.${name}`), required: true },
    onChange: (value: string | null) => form.set(name, value || null),
  });
  return (
    <SchemaFormFrame form={form} submitLabel={t('contracts.form.save')} onCancel={onCancel} {...(changed && { changed })}>
      <Panel title={t('contracts.form.agreed')}>
        <div className={classes.grid}>
          <DateField {...date('startsOn')} />
          {type === 'CDI' ? <span /> : <DateField {...date('endsOn')} />}
          {type === 'Freelance' ? <ServiceFields form={form} delivery={delivery} /> : <EmploymentFields form={form} />}
          <Textarea
            className={classes.wide ?? ''}
            autosize
            minRows={3}
            label={t('words.contract.field.conditions')}
            description={t('contracts.form.conditionsHint')}
            {...form.field('conditions')}
          />
        </div>
      </Panel>
      <Panel title={t('contracts.form.text')}>
        <TextFields form={form} />
      </Panel>
    </SchemaFormFrame>
  );
}

/** The form that the parts of it are given. */
export type TermsFormState = ReturnType<typeof useSchemaForm<typeof ContractTerms>>;
