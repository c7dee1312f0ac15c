import { isType } from '@jalon/domain/core/actor';
import { type Project, ProjectNew } from '@jalon/domain/projects/project';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { ChoiceField } from '../opportunities/choice-field.tsx';
import { findCompanies } from '../portfolios/portfolios.api.ts';
import { DateField } from '../ui/date-field.tsx';
import type { Option } from '../ui/finding.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { startOf } from '../ui/form-fields.ts';
import { NumberField } from '../ui/number-field.tsx';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SearchSelect } from '../ui/search-select.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSave } from '../ui/use-save.ts';
import { useProjectHrefs } from './project-look.ts';
import { projectAround, projectClient } from './projects.api.ts';

type Props = { project?: Project; isOpen: boolean; onClose: () => void };

const begun = (project: Project | undefined) => ({
  ...{ companyId: null, opportunityId: null, startsOn: ownToday() },
  ...(project && { ...project, salesContactId: project.salesContact?.id ?? null }),
});

/** Opens a project, or changes one. */
export default function ProjectDialog({ project, isOpen, onClose }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const hrefs = useProjectHrefs();
  const save = useSave(projectClient, project);
  const isStaff = !isType(user, 'Company');
  const [company, setCompany] = useState<Option>();
  const form = useSchemaForm(ProjectNew, {
    initial: startOf(ProjectNew, begun(project)),
    draft: `project.${project?.id ?? 'new'}`,
    onSubmit: async ({ companyId, opportunityId, ...input }) => {
      const saved = await save((project ? input : { ...input, companyId, opportunityId }) as never);
      toast.done(t(`projects.done.${project ? 'update' : 'create'}`, { name: saved.title }));
      onClose();
      if (!project) void navigate(hrefs.project(saved.id));
    },
  });
  const { values, field, set } = form;
  const companyId = project?.companyId ?? values.companyId;
  const around = useQuery({
    ...projectAround({ companyId: isStaff ? companyId : null, divisionId: values.divisionId }),
    enabled: !isStaff || companyId !== null,
  }).data;
  const choice = (name: 'divisionId' | 'salesContactId', options: { id: string; name: string }[], none: string) => {
    const { onChange: _, ...props } = field(name);
    return {
      ...props,
      data: [{ value: '', label: none }, ...options.map((one) => ({ value: one.id, label: one.name }))],
      onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => set(name, currentTarget.value || null),
    };
  };
  const day = (name: 'startsOn' | 'endsOn' | 'signedOn') => ({
    ...{ ...field(name), onChange: (value: string | null) => set(name, value) },
  });
  return (
    <Dialog title={t(project ? 'projects.form.edit' : 'projects.form.create')} isOpen={isOpen} onClose={onClose} onClosed={() => undefined}>
      <DialogForm form={form} submitLabel={t(project ? 'common.save' : 'projects.form.submit')} onCancel={onClose}>
        {isStaff && !project && (
          <SearchSelect
            label={t('projects.form.company')}
            placeholder={t('projects.form.findCompany')}
            chosen={company}
            find={findCompanies}
            words={{ none: t('projects.form.noCompany') }}
            required
            error={field('companyId').error}
            onChoose={(option) => {
              setCompany(option ?? undefined);
              set('companyId', option?.id ?? null);
              set('divisionId', null);
            }}
          />
        )}
        <TextInput label={t('projects.column.title')} required maxLength={50} {...field('title')} />
        <Group grow align="start" gap="sm">
          <DateField label={t('projects.column.startsOn')} required {...day('startsOn')} />
          <DateField label={t('projects.column.endsOn')} {...day('endsOn')} />
        </Group>
        <Group grow align="start" gap="sm">
          <NumberField
            kind="money"
            label={t('projects.column.signedBudget')}
            {...field('signedBudgetCents')}
            onChange={(value) => set('signedBudgetCents', value)}
          />
          <DateField label={t('projects.column.signedOn')} {...day('signedOn')} />
        </Group>
        <TextInput
          label={t('projects.column.place')}
          {...field('place')}
          onChange={({ currentTarget }) => set('place', currentTarget.value || null)}
        />
        <NativeSelect
          label={t('projects.column.division')}
          {...choice('divisionId', around?.divisions ?? [], t('projects.form.noDivision'))}
        />
        <ChoiceField
          list="expertise-areas"
          label={t('projects.column.expertiseArea')}
          field={field('expertiseArea')}
          onChoose={(code) => set('expertiseArea', code)}
        />
        {isStaff && (
          <NativeSelect
            label={t('projects.column.salesContact')}
            {...choice(
              'salesContactId',
              (around?.people ?? []).filter(({ type }) => type !== 'Company'),
              t('projects.form.noContact'),
            )}
          />
        )}
        <RichTextField label={t('projects.column.description')} {...field('description')} />
      </DialogForm>
    </Dialog>
  );
}
