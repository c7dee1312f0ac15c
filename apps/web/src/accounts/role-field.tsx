import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText, useTexts } from '../core/i18n.ts';
import { companyRolesQuery } from '../roles/roles.api.ts';
import type { FieldProps } from '../ui/schema-form.ts';

type RoleFieldProps = {
  companyId: string;
  field: FieldProps;
  description: string;
  /** What it means to choose none; without it, one has to be chosen. */
  none?: string | undefined;
  /** What the person has now stays on offer, even disabled. */
  current?: string | null;
  onChoose: (roleId: string | null) => void;
};

/** A role of a company, as an administrator gives it. */
export function RoleField({ companyId, field, description, none, current, onChoose }: RoleFieldProps) {
  const { t } = useTexts();
  const { data, error } = useQuery(companyRolesQuery(companyId));
  const offered = data?.rows.filter(({ id, state }) => state === 'active' || id === current) ?? [];
  return (
    <NativeSelect
      label={t('accounts.column.role')}
      description={description}
      disabled={!data}
      {...field}
      error={field.error ?? (error && errorText(t, error))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        ...(none ? [{ value: '', label: none }] : []),
        ...offered.map(({ id, label, state }) => ({
          value: id,
          label: state === 'active' ? label : t('accounts.roleDisabled', { role: label }),
        })),
      ]}
    />
  );
}
