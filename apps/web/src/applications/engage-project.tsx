import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Project } from '@jalon/domain/projects/project';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import classes from './engage.module.css';
import type { EngageForm } from './engage-dialog.tsx';
import { newProject } from './engage-values.ts';

type Props = { form: EngageForm; projects: readonly Project[]; need: Opportunity };

/** Which project: one that goes on, or a new one for the need. */
export function EngageProject({ form, projects, need }: Props) {
  const { t } = useTexts();
  const { values, field, set } = form;
  const isNew = values.project !== null;
  const choose = (way: 'chosen' | 'opened') => {
    set('projectId', way === 'opened' ? null : (projects[0]?.id ?? null));
    set('project', way === 'opened' ? newProject(need, values.delivery) : null);
  };
  const { onChange: _, ...chosen } = field('projectId');
  return (
    <section className={classes.section}>
      <h3>
        <span aria-hidden>1</span> {t('projects.engage.project')}
      </h3>
      {projects.length > 0 && (
        <ChoiceSwitch
          label={t('projects.engage.project')}
          value={isNew ? 'opened' : 'chosen'}
          options={(['chosen', 'opened'] as const).map((value) => ({ value, label: t(`projects.engage.${value}`) }))}
          onPick={choose}
        />
      )}
      {isNew ? (
        <TextInput label={t('projects.engage.projectTitle')} required maxLength={50} {...field('project.title' as never)} />
      ) : (
        <NativeSelect
          label={t('projects.engage.choose')}
          {...chosen}
          onChange={({ currentTarget }) => set('projectId', currentTarget.value)}
          data={projects.map(({ id, title, opportunityId }) => ({
            value: id,
            label: opportunityId === need.id ? `${title} · ${t('projects.engage.ofNeed')}` : title,
          }))}
        />
      )}
    </section>
  );
}
