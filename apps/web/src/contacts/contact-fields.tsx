import type { Contact } from '@jalon/domain/contacts/contact';
import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '../core/i18n.ts';
import { divisionsQuery } from '../divisions/divisions.api.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import type { FieldProps } from '../ui/schema-form.ts';
import classes from './contact-fields.module.css';

type FieldsOf = (name: 'job' | 'roleId' | 'divisionIds') => FieldProps;

/** What the person does, may do and sees. `contact` is who they are now: what they have stays on offer, even disabled. */
export function PlaceFields({ field, contact }: { field: FieldsOf; contact?: Contact }) {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('organisation.contacts.job')}
        description={t('organisation.contacts.jobHint')}
        autoComplete="off"
        {...field('job')}
      />
      <RoleField field={field('roleId')} contact={contact} />
      <DivisionsField field={field('divisionIds')} contact={contact} />
    </>
  );
}

type Part = { field: FieldProps; contact: Contact | undefined };

/** Roles that are active and that one may give: the server refuses the others. */
function RoleField({ field: { value, onChange, ...rest }, contact }: Part) {
  const { t } = useTexts();
  const roles = useQuery(rolesQuery).data?.rows ?? [];
  const offered = roles.filter(({ id, state, isGivable }) => id === contact?.role?.id || (state === 'active' && isGivable));
  return (
    <NativeSelect
      label={t('organisation.contacts.role')}
      description={t('organisation.contacts.roleHint')}
      required
      {...rest}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        ...(value ? [] : [{ value: '', label: t('organisation.contacts.chooseRole') }]),
        ...offered.map(({ id, label, state }) => ({
          value: id,
          label: state === 'active' ? label : t('organisation.contacts.roleIsDisabled', { role: label }),
        })),
      ]}
    />
  );
}

function DivisionsField({ field: { value, onChange, error }, contact }: Part) {
  const { t } = useTexts();
  const hint = useId();
  const divisions = useQuery(divisionsQuery).data?.rows ?? [];
  const held = contact?.divisions.map(({ id }) => id) ?? [];
  const offered = divisions.filter(({ id, state }) => state === 'active' || held.includes(id));
  // The field of a list is a list, whatever its props are called after.
  const chosen = value as unknown as string[];
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const words =
    offered.length === 0
      ? t('organisation.contacts.noDivisions')
      : chosen.length === 0
        ? t('organisation.contacts.divisionsNone')
        : t('organisation.contacts.divisionsSome', { count: chosen.length });
  return (
    <fieldset className={classes.divisions} aria-describedby={hint}>
      <legend>{t('organisation.contacts.divisions')}</legend>
      {offered.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
      <Text id={hint} size="sm" c="dimmed" role="status">
        {words}
      </Text>
      {error && (
        <Text size="xs" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
