import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import type { PickerProps } from './company-picker.tsx';

/** `entered`: the field it takes the place of had been entered, so this one goes on from there. */
export default function CompanyPickerField({ company, onChoose, entered }: PickerProps & { entered: RefObject<boolean> }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  // The field shows the name of the chosen one, which nobody is looking for.
  const [q] = useDebouncedValue(typed.trim() === company?.name ? '' : typed.trim(), 200);
  const { data, isFetching } = useQuery({
    queryKey: ['companies', 'found', q],
    queryFn: ({ signal }) =>
      call('GET /api/admin/referentials/:list/values', { params: { list: 'companies' }, query: { size: 25, ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.rows ?? []).map(({ id, fr }) => ({ value: id, label: fr }));
  const isFound = (id: string) => found.some(({ value }) => value === id);
  const chosen = company && !isFound(company.id) ? [{ value: company.id, label: company.name }] : [];
  return (
    <Select
      label={t('organisation.companies.choose')}
      placeholder={t('organisation.companies.search')}
      maw={420}
      searchable
      autoFocus={entered.current}
      defaultDropdownOpened={entered.current}
      openOnFocus={false}
      comboboxProps={{ withinPortal: false }}
      clearable
      clearButtonProps={{ 'aria-label': t('organisation.companies.clear') }}
      nothingFoundMessage={isFetching ? t('organisation.companies.searching') : t('organisation.companies.none')}
      maxDropdownHeight={280}
      value={company?.id ?? null}
      onChange={onChoose}
      onSearchChange={setTyped}
      data={[...chosen, ...found]}
      // The server has searched; the chosen one is only among the choices so that the field has its name.
      filter={({ options }) => options.filter((option) => 'value' in option && isFound(option.value))}
    />
  );
}
