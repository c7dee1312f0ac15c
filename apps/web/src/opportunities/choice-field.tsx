import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import type { FieldProps } from '../ui/schema-form.ts';

type Props = {
  list: ValueListName;
  label: string;
  description?: string | undefined;
  field: FieldProps;
  onChoose: (code: string | null) => void;
};

/** One value of a reference list, or none. A value that has left the list is still shown where it was chosen. */
export function ChoiceField({ list, field: { onChange: _, ...field }, onChoose, ...props }: Props) {
  const { t } = useTexts();
  const { data = [] } = useQuery(choicesQuery(list));
  const groups = Map.groupBy(data, ({ group }) => group?.value ?? '');
  const isLost = field.value !== '' && data.every(({ id }) => id !== field.value);
  const plain = (choices: typeof data) => choices.map(({ id, value }) => ({ value: id, label: value }));
  const known = [...groups].flatMap(
    ([group, choices]): NonNullable<NativeSelectProps['data']> => (group ? [{ group, items: plain(choices) }] : plain(choices)),
  );
  return (
    <NativeSelect
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...field}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[{ value: '', label: t('needs.form.choose') }, ...(isLost ? [{ value: field.value, label: field.value }] : []), ...known]}
    />
  );
}
